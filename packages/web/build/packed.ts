/** Lays a compressed copy beside every file that gains by it; the server sends it to whoever understands it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const GAINS = /\.(?:js|css|html|svg)$/;
/** Less than this fits into a packet or two anyway. */
const SMALL = 1024;
/** The last two steps cost ten times as long for a few per cent. */
const QUALITY = 9;

export const packed = (): Plugin => ({
  name: "fiefdom-packed",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => GAINS.test(file))) {
      const path = join(dir, name);
      const file = readFileSync(path);
      if (file.length < SMALL) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      };
      writeFileSync(`${path}.br`, brotliCompressSync(file, { params }));
      writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
    }
  },
});
