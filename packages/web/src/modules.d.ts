declare module "*.sprites" {
  const addresses: readonly string[];
  export default addresses;
}
declare module "*.catalogue" {
  const catalogue: import("./cards/catalogue.ts").Catalogue;
  export default catalogue;
}
declare module "*.listed" {
  const puzzles: readonly import("@fiefdom/puzzles/listed").Listed[];
  export default puzzles;
}
