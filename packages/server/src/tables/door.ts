/** The way to a table, wherever it is: in this process or in another. */
import type { Bookmark } from "@fiefdom/protocol/client";
import type { QuickWishes } from "@fiefdom/protocol/http";
import type { TableJSON } from "@fiefdom/protocol/server";
import type { Person } from "../store/rows.ts";
import type { Client } from "./client.ts";
import type { TableRequest } from "./hosted.ts";

export interface Door {
  json(): TableJSON | Promise<TableJSON>;
  /** Takes a free seat; who has one keeps it. */
  join(person: Person, wanted?: number): Promise<TableJSON>;
  /** The same for a quick match with these wishes: the table becomes one that suits all who wait there. */
  meet(person: Person, wishes: QuickWishes): Promise<TableJSON>;
  leave(person: Person): Promise<TableJSON>;
  /** This person is to be nobody here: they leave, and their name and words go. */
  forget(person: Person): Promise<TableJSON>;
  connect(client: Client, seen: Bookmark | null): Promise<void>;
  disconnect(client: Client): Promise<void>;
  request(client: Client, message: TableRequest): Promise<void>;
}
