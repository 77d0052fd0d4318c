import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const KINDS = [
  { sku: 'PERC-18', pattern: 'PX\\d{5}' },
  { sku: 'SCIE-2', pattern: 'SC[0-9A-F]{6}' },
]
const ORDER = {
  id: 733,
  status: 'processing',
  line_items: [
    { sku: 'PERC-18', quantity: 2 },
    { sku: 'SCIE-2', quantity: 1 },
    { sku: 'GANTS', quantity: 4 },
  ] as never,
}
const scan = (serials: string) => [{ order: '733', serials }]

export const examples: readonly Example[] = [
  {
    name: both('Trois numéros justes, renvoyés une fois', 'Three right numbers, one sent again'),
    given: {
      scan: scan('px00017\nPX00018 sc00ff2a'),
      kinds: KINDS,
      register: [{ serial: 'PX00017', sku: 'PERC-18', order: 733, day: '2026-11-23' }],
      order: [ORDER],
      keep: [{ serial: 'PX00017' }, { serial: 'PX00018' }, { serial: 'SC00FF2A' }],
      close: [{}],
    },
    expects: {
      check: [
        { state: 'write', serial: 'PX00017', sku: 'PERC-18', order: '733', day: '2026-11-23' },
        { serial: 'PX00018' },
        { serial: 'SC00FF2A', sku: 'SCIE-2' },
      ],
      again: 'not reached',
      stop: 'not reached',
    },
    asks: {
      close: [
        {
          completionTitle: both('Fermez le colis 733', 'Close parcel 733'),
          completionMessage: both(
            'Numéros notés : PX00017, PX00018, SC00FF2A',
            'Numbers noted: PX00017, PX00018, SC00FF2A',
          ),
        },
      ],
    },
  },
  {
    name: both('Un de trop peu, un parti, un étranger', 'One short, one gone, one foreign'),
    given: {
      scan: scan('PX00017, PX00017, PX00020, ZZ1'),
      kinds: KINDS,
      register: [{ serial: 'px00020', sku: 'PERC-18', order: '700', day: '2026-11-02' }],
      order: [ORDER],
      stop: [{}],
    },
    expects: { keep: 'not reached', check: [{ state: 'stop' }] },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Scanné deux fois : PX00017<br>PX00020 est déjà parti avec la commande 700<br>Aucun article de cette commande n’a cette forme de numéro : ZZ1<br>SCIE-2 : numéros lus 0, attendus 1',
            'Scanned twice: PX00017<br>PX00020 has already left with order 700<br>No article of this order has numbers of that form: ZZ1<br>SCIE-2: numbers read 0, expected 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Le registre refuse un numéro', 'The register refuses a number'),
    given: {
      scan: scan('PX00017 PX00018 SC00FF2A'),
      kinds: KINDS,
      register: [{}],
      order: [ORDER],
      keep: [{ serial: 'PX00017' }, { error: 'Quota exceeded' }, { serial: 'SC00FF2A' }],
      again: [{}],
    },
    expects: { close: 'not reached', kept: { count: 1 } },
    asks: {
      again: [
        {
          completionMessage: both(
            'Non notés : 1 sur 3. Renvoyez le même formulaire : ce qui est noté ne le sera pas deux fois.',
            'Not noted: 1 out of 3. Send the same form again: what is noted will not be noted twice.',
          ),
        },
      ],
    },
  },
  {
    name: both('Une forme mal écrite', 'A form badly written'),
    given: {
      scan: scan('PX00017'),
      kinds: [{ sku: 'PERC-18', pattern: 'PX(\\d{5}' }],
      register: [{}],
      order: [ORDER],
      stop: [{}],
    },
    expects: { keep: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Forme de numéro mal écrite dans le classeur : PERC-18',
            'Form of number badly written in the spreadsheet: PERC-18',
          ),
        },
      ],
    },
  },
  {
    name: both('La boutique est muette', 'The shop is silent'),
    given: {
      scan: scan('PX00017'),
      kinds: KINDS,
      register: [{}],
      order: { fails: 'Invalid ID.' },
      stop: [{}],
    },
    expects: { keep: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Commande introuvable ou boutique muette : Invalid ID.',
            'Order not found, or the shop is silent: Invalid ID.',
          ),
        },
      ],
    },
  },
]
