import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const item = (reference: string, label: string, more: JsonObject = {}) => ({
  reference,
  label,
  maker: '',
  maker_ref: '',
  ean: '',
  unit: 'pce',
  ...more,
})
const OURS = [
  item('A-1', 'Vis inox M6 x 40', { ean: '4006381333931' }),
  item('A-2', 'Vis inox M8 x 40'),
  item('A-3', 'Disque à tronçonner 125 mm', { maker: 'Norto', maker_ref: 'DT-125' }),
  item('A-4', 'Gants de travail cuir taille 9'),
  item('A-5', 'Colle bois 0,75 kg', { maker: 'Valco', maker_ref: 'CB 075' }),
  item('A-6', 'Mètre 5 m', { ean: '3760000000017', maker: 'Tajo', maker_ref: 'M-5000' }),
  item('A-7', 'Mètre 5 m magnétique', { maker: 'Tajo', maker_ref: 'M5000' }),
]
const night = [{}]
const sent = [{ id: 'g-1' }]

export const examples: readonly Example[] = [
  {
    name: both('Sûrs, à choisir, aucun', 'Sure, to choose, none'),
    given: {
      night,
      ours: OURS,
      theirs: [
        item('7001', 'VIS TETE FRAISEE', { ean: 4_006_381_333_931, unit: 'boîte' }),
        item('7002', 'Disque 125', { maker: 'NORTO', maker_ref: 'dt125' }),
        item('7003', 'Vis inox M 8x40 tête hex', { ean: '4006381333932' }),
        item('7004', 'Gants cuir travail taille 9'),
        item('7005', 'Gants cuir travail taille 10'),
        item('7006', 'Colle', { ean: '4006381333931', maker: 'Valco', maker_ref: 'CB075' }),
        item('7008', 'Mètre', { ean: '3760000000017', maker: 'TAJO', maker_ref: 'M5000' }),
        item('7007', 'Déjà faite'),
        item('7004', 'Saisi deux fois'),
      ],
      known: [{ theirs: '7007', level: both('aucun', 'none') }],
      write: [{}, {}, {}, {}, {}, {}, {}],
      report: sent,
    },
    expects: {
      match: [
        {
          theirs: '7001',
          level: both('sûr', 'sure'),
          ours: 'A-1',
          note: both('unité différente : boîte / pce', 'another unit: boîte / pce'),
        },
        { theirs: '7002', level: both('sûr', 'sure'), ours: 'A-3', note: '' },
        { theirs: '7003', level: both('à choisir', 'to choose'), ours: 'A-2' },
        { theirs: '7004', level: both('à choisir', 'to choose'), ours: 'A-4' },
        { theirs: '7005', level: both('aucun', 'none') },
        {
          theirs: '7006',
          level: both('à choisir', 'to choose'),
          ours: 'A-1 ; A-5',
          by: both(
            'le code-barres et la référence se contredisent',
            'barcode and reference disagree',
          ),
        },
        { theirs: '7008', level: both('à choisir', 'to choose'), ours: 'A-6 ; A-7' },
      ],
    },
    asks: {
      report: [
        {
          message: both(
            'Sûrs : 2, à choisir : 4, sans équivalent : 1, unités différentes : 1, reste : 0.',
            'Sure: 2, to choose: 4, without a match: 1, different units: 1, left: 0.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’écriture est refusée', 'Writing is refused'),
    given: {
      night,
      ours: OURS,
      theirs: [item('7004', 'Gants cuir travail taille 9')],
      known: [{}],
      write: { fails: 'Quota exceeded' },
      report: sent,
    },
    expects: { match: [{ ours: 'A-4' }] },
    asks: {
      report: [
        {
          message: both(
            'Les rapprochements de la nuit n’ont pas été écrits et seront refaits : Quota exceeded',
            'Last night’s matches were not written and will be made again: Quota exceeded',
          ),
        },
      ],
    },
  },
  {
    name: both('Une feuille ne se lit pas', 'A sheet cannot be read'),
    given: {
      night,
      ours: OURS,
      theirs: [item('7004', 'Gants')],
      known: { fails: 'Unable to parse range: Matches' },
      report: sent,
    },
    expects: { match: [{ kind: 'told' }], write: 'not reached' },
    asks: {
      report: [
        {
          message: both(
            'Google Sheets ne répond pas, rien n’est rapproché : Unable to parse range: Matches',
            'Google Sheets does not answer, nothing was matched: Unable to parse range: Matches',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout a sa ligne', 'All have their row'),
    given: {
      night,
      ours: OURS,
      theirs: [item('7004', 'Gants')],
      known: [{ theirs: 7004 }],
      report: sent,
    },
    expects: { match: [{ kind: 'told' }] },
    asks: {
      report: [
        {
          message: both(
            'Tous les articles de l’autre catalogue ont leur ligne : ce flux peut être arrêté.',
            'Every item of the other catalogue has its row: this flow can be stopped.',
          ),
        },
      ],
    },
  },
]
