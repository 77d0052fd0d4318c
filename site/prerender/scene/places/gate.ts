/** A gate: who may come in, and with which key. */
import { from, type Drawn, box, disc } from '../place.ts'

export const gate: Drawn = {
  solid: [
    'M316 396v-196a128 128 0 0 1 256 0v196h-34v-196a94 94 0 0 0-188 0v196z',
    box(402, 262, 84, 74, 12),
  ],
  soft: disc(444, 292, 11),
  hair: 'M350 200h188M384 130v132M504 130v266M384 336v60M444 106v126M444 336v60M420 262v-12a24 24 0 0 1 48 0v12M444 300v18M316 232h34M538 232h34M316 330h34M538 330h34',
  thread: `${from(258, 316)}c-30 0-40-52-6-52s30 50-6 52c20 4 90-6 128-10M358 308v18M376 306v14`,
}
