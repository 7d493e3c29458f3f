/** The sentences of a language that only the plan lab needs, as the page is built: see web/build/messages.ts. */
declare module "*.json?lab" {
  const messages: Readonly<Record<string, import("./sentence.ts").Sentence>>;
  export default messages;
}
