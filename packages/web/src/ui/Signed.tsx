/** A number that may be negative. Its sign stays before it, also on a page that runs from right to left. */
export const Signed = ({ n }: { readonly n: number }) => <bdi dir="ltr">{n < 0 ? `−${-n}` : n}</bdi>;

/** How many of something, likewise. */
export const Times = ({ n }: { readonly n: number }) => <bdi dir="ltr">×{n}</bdi>;
