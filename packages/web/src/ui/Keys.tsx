/** The keys of the table, as a list and in a dialog of its own. */
import { useWords } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

const KEYS = [
  "arrows",
  "enter",
  "t",
  "e",
  "u",
  "digits",
  "zones",
  "skip",
  "question",
  "a",
  "f",
  "past",
  "k",
] as const;

export function KeyList() {
  const { t } = useWords();
  return (
    <dl className="keys">
      {KEYS.map((key) => {
        const [keys, does] = t(`key.${key}`).split("|", 2);
        return (
          <div key={key}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}
