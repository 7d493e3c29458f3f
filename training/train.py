"""Trains the value network from harvested positions (fiefdom lab positions) and writes the file that the game reads.

Needs Python 3 with NumPy and PyTorch, and is needed by nobody who only plays. How it is used, what it was fed and what
came out: docs/NETWORK.md.

    python3 training/train.py POSITIONS [POSITIONS…] network.bin [--from old.bin] [--epochs 12] [--seconds 200]

Several folders are several kinds of games; what was kept back is judged for each of them apart. With --from it goes on
from a network that there is, which is judged on the same positions first.
"""

import argparse
import glob
import json
import math
import os
import struct
import time

import numpy as np
import torch

ONE = 2048  # one in the first layer
FINE = 4096  # one in the later weights
LIMIT = 15.9  # the largest weight that a row can hold
HEAD = 6
MAGIC = b"FIEFNET\n"


def parse():
    p = argparse.ArgumentParser()
    p.add_argument("positions", nargs="+")
    p.add_argument("out")
    p.add_argument("--from", dest="former", help="a network to go on from")
    p.add_argument("--only-judge", action="store_true", help="judge the network of --from and write nothing")
    p.add_argument("--report", help="a file for what was measured, as JSON")
    p.add_argument("--first", type=int, default=128)
    p.add_argument("--second", type=int, default=32)
    p.add_argument("--epochs", type=int, default=12)
    p.add_argument("--seconds", type=float, default=1e9)
    p.add_argument("--batch", type=int, default=16384)
    p.add_argument("--rate", type=float, default=2e-3)
    p.add_argument("--forget", type=float, default=0.1, help="share of cards without rows of their own in a step")
    p.add_argument("--unplanned", type=float, default=0.15, help="share of positions that are shown without plans")
    p.add_argument("--test", type=float, default=0.05, help="share of the kingdoms that is kept back")
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args()


def load(folders):
    """All records, and for each kingdom its cards and the decks its plans end with, by folder."""
    definitions, kingdoms, records, places, kinds, real = {}, [], [], [], [], []
    for kind, folder in enumerate(folders):
        shape = json.load(open(os.path.join(folder, "shape.json")))
        slots = shape["slots"]
        for name in sorted(glob.glob(os.path.join(folder, "positions-*.json"))):
            shard = json.load(open(name))
            definitions.update(shard["definitions"])
            for part in (".bin", ".playouts"):
                if not os.path.exists(name[:-5] + part):
                    continue
                raw = np.fromfile(name[:-5] + part, dtype=np.uint8).reshape(-1, shape["record"])
                places.append(raw[:, 0].astype(np.int32) + 256 * raw[:, 1].astype(np.int32) + len(kingdoms))
                records.append(raw[:, 2:])
                kinds.append(np.full(len(raw), kind, dtype=np.uint8))
                # What plans made of a position is learned from, but says nothing about how a game ended.
                real.append(np.full(len(raw), part == ".bin"))
            kingdoms.extend(shard["kingdoms"])
    cards = sorted(definitions)
    features = sorted({name for said in definitions.values() for name in said})
    number = {card: i for i, card in enumerate(cards)}
    known = np.zeros((len(cards) + 1, len(features)), dtype=np.float32)
    for card, said in definitions.items():
        for name, value in said.items():
            known[number[card], features.index(name)] = value
    plans = max(len(k["ends"]) for k in kingdoms)
    # The last card of the list stands for no card.
    cards_of = np.full((len(kingdoms), slots), len(cards), dtype=np.int64)
    ends = np.zeros((len(kingdoms), plans, slots), dtype=np.uint8)
    for i, kingdom in enumerate(kingdoms):
        cards_of[i, : len(kingdom["cards"])] = [number[card] for card in kingdom["cards"]]
        for p, deck in enumerate(kingdom["ends"]):
            ends[i, p, : len(deck)] = np.floor(np.array(deck) + 0.5).clip(0, 255)
    together = [np.concatenate(parts) for parts in (records, places, kinds, real)]
    return shape, cards, features, known, cards_of, ends, *together


def former(file, net, shape, cards, features):
    """Takes over the weights of a network; what it does not know begins with nothing."""
    raw = open(file, "rb").read()
    length = struct.unpack("<I", raw[8:12])[0]
    header = json.loads(raw[12 : 12 + length])
    weights = np.frombuffer(raw, dtype="<i2", offset=12 + length).astype(np.float32)
    assert header["blocks"] == shape["blocks"] and header["numbers"] == shape["numbers"], "another shape"
    at = 0

    def take(*size):
        nonlocal at
        at += int(np.prod(size))
        return torch.tensor(weights[at - int(np.prod(size)) : at].reshape(size))

    first, second = header["first"], header["second"]
    with torch.no_grad():
        for names, known, ours in ((header["cards"], cards, net.rows), (header["features"], features, net.knowledge)):
            ours.zero_()
            step = 0
            for block in shape["blocks"].values():
                theirs = take(len(names), len(block), first) / ONE
                for i, name in enumerate(names):
                    if name in known:
                        ours[known.index(name), step : step + len(block)] = theirs[i].to(ours.device)
                step += len(block)
        net.numbers.copy_(take(*net.numbers.shape) / ONE)
        net.bias.copy_(take(first) / ONE)
        net.later.weight.copy_(take(second, first) / FINE)
        net.later.bias.copy_(take(second) / FINE)
        net.last.weight.copy_(take(1, second) / FINE)
        net.last.bias.copy_(take(1) / FINE)
    assert at == len(weights), "more weights than there should be"


class Net(torch.nn.Module):
    def __init__(self, shape, cards, known, first, second):
        super().__init__()
        self.blocks = shape["blocks"]
        self.steps = {name: len(steps) for name, steps in self.blocks.items()}
        self.cards = cards
        self.register_buffer("known", torch.tensor(known[:-1]))
        features = known.shape[1]
        total = sum(self.steps.values())
        self.rows = torch.nn.Parameter(torch.randn(cards, total, first) * 0.01)
        self.knowledge = torch.nn.Parameter(torch.randn(features, total, first) * 0.02)
        numbers = sum(len(steps) for steps in shape["numbers"].values())
        self.numbers = torch.nn.Parameter(torch.randn(numbers, first) * 0.05)
        self.bias = torch.nn.Parameter(torch.full((first,), 0.3))
        self.later = torch.nn.Linear(first, second)
        self.last = torch.nn.Linear(second, 1)
        self.margin = torch.nn.Linear(second, 1)

    def forward(self, taken, numbers, forget=0.0):
        """taken: positions x cards x steps of all blocks; numbers: positions x steps."""
        own = self.rows
        if forget > 0:
            own = own * (torch.rand(self.cards, 1, 1, device=own.device) >= forget)
        weights = own + torch.einsum("cf,fsw->csw", self.known, self.knowledge)
        x = taken.flatten(1) @ weights.flatten(0, 1).to(taken.dtype)
        x = (x.float() + numbers @ self.numbers + self.bias).clamp(0, 1)
        y = self.later(x).clamp(0, 1)
        return self.last(y).squeeze(1), self.margin(y).squeeze(1)


def main():
    args = parse()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    half = torch.bfloat16 if device == "cuda" else torch.float32
    began = time.time()
    shape, cards, features, known, cards_of, ends, records, places, kinds, real = load(args.positions)
    slots = shape["slots"]
    print(f"{len(records):,} positions of {len(cards_of):,} kingdoms, {len(cards)} cards, read in {time.time() - began:.0f} s")
    records = torch.from_numpy(records).to(device)
    places = torch.from_numpy(places).to(device)
    cards_of_t = torch.from_numpy(cards_of).to(device)
    ends_t = torch.from_numpy(ends).to(device)
    kinds = torch.from_numpy(kinds).to(device)
    real = torch.from_numpy(real).to(device)
    net = Net(shape, len(cards), known, args.first, args.second).to(device)
    if args.former:
        former(args.former, net, shape, cards, features)
    ladders = {k: torch.tensor(v, device=device, dtype=torch.float32) for k, v in shape["blocks"].items()}
    numbers = {k: torch.tensor(v, device=device, dtype=torch.float32) for k, v in shape["numbers"].items()}
    width = len(numbers)

    def batch(rows, unplanned=0.0):
        """unplanned: share of the positions of which it is not told what either plan ends with."""
        r = records[rows]
        place = places[rows].long()
        where = cards_of_t[place]
        body = r[:, HEAD - 2 + width :]

        def spread(counts):
            out = torch.zeros(len(r), len(cards) + 1, device=device)
            return out.scatter_(1, where, counts.float())[:, :-1]

        present = torch.zeros(len(r), len(cards) + 1, device=device).scatter_(1, where, 1.0)[:, :-1]
        plan = ends_t[place.unsqueeze(1), r[:, 0:2].long()]
        if unplanned > 0:
            plan = plan * (torch.rand(len(r), 1, 1, device=device) >= unplanned)
        counts = {
            "mine": spread(body[:, :slots]),
            "theirs": spread(body[:, slots : 2 * slots]),
            "left": spread(body[:, 2 * slots :]) + present - 1,  # below 0: not in this game
            "myPlan": spread(plan[:, 0]),
            "theirPlan": spread(plan[:, 1]),
        }
        taken = torch.cat([(counts[k].unsqueeze(2) >= ladders[k]).to(half) for k in shape["blocks"]], dim=2)
        plain = r[:, HEAD - 2 : HEAD - 2 + width].to(torch.int8).float()
        steps = torch.cat([(plain[:, i : i + 1] >= ladder).float() for i, ladder in enumerate(numbers.values())], dim=1)
        result = r[:, 2].float() / 2
        margin = r[:, 3].to(torch.int8).float() / 20
        return taken, steps, result, margin, plain

    generator = torch.Generator().manual_seed(args.seed)
    kept_back = torch.rand(len(cards_of), generator=generator).to(device) < args.test
    back = kept_back[places.long()]
    train = torch.nonzero(~back).squeeze(1)
    test = torch.nonzero(back & real).squeeze(1)

    def brier():
        """By folder: the mean square of the error, that of the lead alone, and how many positions; and the curve."""
        net.eval()
        sums = torch.zeros(len(args.positions), 3, device=device, dtype=torch.float64)
        curve = torch.zeros(10, 2, device=device)
        with torch.no_grad():
            for rows in test.split(args.batch):
                taken, steps, result, _, plain = batch(rows)
                chance = torch.sigmoid(net(taken, steps)[0])
                by_lead = torch.sigmoid(plain[:, 2] / 6)
                errors = torch.stack([(chance - result) ** 2, (by_lead - result) ** 2, torch.ones_like(chance)], dim=1)
                sums.index_add_(0, kinds[rows].long(), errors.double())
                tenth = (chance * 10).long().clamp(0, 9)
                curve[:, 0].index_add_(0, tenth, torch.ones_like(chance))
                curve[:, 1].index_add_(0, tenth, result)
        net.train()
        return [(a / max(1, n), b / max(1, n), int(n)) for a, b, n in sums.tolist()], curve

    def told(scores):
        each = zip(args.positions, scores)
        return ", ".join(f"{folder} {score:.4f} (lead alone {lead:.4f}, {n:,})" for folder, (score, lead, n) in each)

    before = brier()[0] if args.former else None
    if before:
        print(f"the former network, on kingdoms kept back: {told(before)}", flush=True)
    if args.only_judge:
        return

    steps_an_epoch = math.ceil(len(train) / args.batch)
    total_steps = args.epochs * steps_an_epoch
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    done, stop = 0, False
    started = time.time()
    for epoch in range(args.epochs):
        order = train[torch.randperm(len(train), device=device)]
        seen = loss_sum = 0.0
        for rows in order.split(args.batch):
            # The rate falls with the steps, or with the time where that runs out first.
            spent = max(done / total_steps, (time.time() - started) / args.seconds)
            if spent >= 1:
                stop = True
                break
            for group in optimizer.param_groups:
                group["lr"] = args.rate * min(1, done / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent)))
            taken, steps, result, margin, _ = batch(rows, args.unplanned)
            won, by = net(taken, steps, args.forget)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(won, result)
            loss = loss + 0.1 * torch.nn.functional.mse_loss(by, margin)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            with torch.no_grad():
                net.rows.clamp_(-LIMIT / 4, LIMIT / 4)
            loss_sum += loss.item() * len(rows)
            seen += len(rows)
            done += 1
        scores, curve = brier()
        loss_mean = loss_sum / max(1, seen)
        print(f"epoch {epoch + 1}: loss {loss_mean:.4f}, Brier {told(scores)}, {time.time() - started:.0f} s", flush=True)
        if stop:
            break
    print("chance shown, share won, positions:")
    for i, (n, won) in enumerate(curve.tolist()):
        print(f"  {i * 10:3d}-{i * 10 + 10:3d} %  {100 * won / max(1, n):5.1f} %  {int(n):,}")
    write(args, shape, cards, features, net)
    # A few positions with what the network says of them, so that a reader of the file can be checked.
    rows = test[:: max(1, len(test) // 20)][:20]
    with torch.no_grad():
        chances = torch.sigmoid(net(*batch(rows)[:2])[0]).tolist()
    vectors = [
        {"place": places[row].item(), "record": records[row].tolist(), "chance": round(chance, 4)}
        for row, chance in zip(rows.tolist(), chances)
    ]
    json.dump(vectors, open(args.out + ".vectors.json", "w"))
    if args.report:
        found = {"folders": args.positions, "before": before, "after": scores, "curve": curve.tolist()}
        json.dump(found, open(args.report, "w"))


def whole(tensor, one):
    return np.rint(tensor.detach().float().cpu().numpy() * one).clip(-32767, 32767).astype("<i2")


def write(args, shape, cards, features, net):
    header = {
        "fiefdom": "network",
        "version": 1,
        "first": args.first,
        "second": args.second,
        "cards": cards,
        "features": features,
        "blocks": shape["blocks"],
        "numbers": shape["numbers"],
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (len(text) % 2)
    parts = []
    for weights in (net.rows, net.knowledge):
        at = 0
        for name in shape["blocks"]:
            steps = len(shape["blocks"][name])
            parts.append(whole(weights[:, at : at + steps, :], ONE))
            at += steps
    parts += [whole(net.numbers, ONE), whole(net.bias, ONE)]
    parts += [whole(net.later.weight, FINE), whole(net.later.bias, FINE)]
    parts += [whole(net.last.weight, FINE), whole(net.last.bias, FINE)]
    with open(args.out, "wb") as f:
        f.write(MAGIC + struct.pack("<I", len(text)) + text)
        for part in parts:
            f.write(np.ascontiguousarray(part).tobytes())
    print(f"{os.path.getsize(args.out):,} bytes in {args.out}")


main()
