import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asset = (
  id: number,
  name: string,
  depreciation: string,
  [cost, years]: readonly [number, number],
  in_service: string,
  more = {},
) => ({
  id,
  asset: name,
  depreciation,
  cost,
  residual: 0,
  years,
  in_service,
  disposed_on: '',
  posted: 0,
  posted_to: '',
  ...more,
})
const PRESS = asset(1, 'Presse', '281540', [12000, 5], '2026-03-16', {
  posted: 1300,
  posted_to: '2026-09',
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un prorata d’un jour, un oubli, une sortie',
      en: 'A single day, one forgotten, one disposed of',
    },
    given: {
      month: [{}],
      assets: [
        PRESS,
        asset(2, 'Ordinateur', '281830', [1500.5, 3], '2026-10-31'),
        asset(3, 'Fourgon', '281820', [24000, 4], '2022-11-01', {
          residual: 4000,
          posted: 19583.33,
          posted_to: '2026-09',
        }),
        asset(4, 'Licence', '280500', [3600, 3], '2026-08-01'),
        asset(5, 'Perceuse', '281540', [1000, 5], '2025-01-01', {
          disposed_on: '2026-10-10',
          posted: 350,
          posted_to: '2026-09',
        }),
        asset(6, 'Terrain', '211000', [90000, 10], '2020-01-01'),
        asset(7, 'Four', '281540', [5000, 5], '2026-01-01', { posted: 900 }),
        asset(8, 'Bureau', '281840', [800, 10], '2026-01-01', {
          posted: 66.67,
          posted_to: '2026-10',
        }),
        asset(9, 'Camion', '281820', [50000, 5], '2026-12-01'),
      ],
      put: [{ success: true }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }],
      send: [{ messageId: '1' }],
    },
    expects: {
      compute: [
        {
          state: 'some',
          total: 923.62,
          posted: [
            { id: 1, so: 1500 },
            { id: 2, so: 1.39 },
            { id: 3, so: 20000 },
            { id: 4, so: 300 },
            { id: 5, so: 355.56 },
          ],
          text: both(
            'Presse : 200\u00A0€\nOrdinateur : 1,39\u00A0€\nFourgon : 416,67\u00A0€\nLicence : 300\u00A0€ (rattrapage compris)\nPerceuse : 5,56\u00A0€ (sorti, valeur nette 644,44\u00A0€)\n\nNon calculés, à regarder\nTerrain : date, durée, montant ou compte 28 illisible\nFour : amorti de trop, 66,67\u00A0€',
            'Presse: €200\nOrdinateur: €1.39\nFourgon: €416.67\nLicence: €300 (earlier months included)\nPerceuse: €5.56 (disposed of, net value €644.44)\n\nNot computed, to look at\nTerrain: date, duration, amount or account 28 not readable\nFour: depreciated too much, €66.67',
          ),
        },
      ],
      entries: { count: 6 },
      report: [{ shown: both('923,62\u00A0€', '€923.62') }],
      warn: 'not reached',
    },
    asks: {
      put: [
        {
          path: both(
            '/Écritures/dotations-2026-10-20261123-0830.csv',
            '/Entries/depreciation-2026-10-20261123-0830.csv',
          ),
        },
      ],
      mark: [{ rowId: '1' }, { rowId: '2' }, { rowId: '3' }, { rowId: '4' }, { rowId: '5' }],
      send: [
        {
          subject: both('Dotations 2026-10 : 923,62\u00A0€', 'Depreciation 2026-10: €923.62'),
        },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse la seconde marque', en: 'Grist refuses to note it' },
    given: {
      month: [{}],
      assets: [PRESS],
      put: [{ success: true }],
      mark: { fails: '403 Forbidden' },
      send: [{ messageId: '2' }],
    },
    expects: {
      report: [
        {
          text: both(
            'Presse : 200\u00A0€\n\nDotation déposée mais non notée : reportez posted et posted_to à la main avant de relancer. Presse',
            'Presse: €200\n\nFiled but not noted: copy posted and posted_to by hand before you run it again. Presse',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud refuse le fichier', en: 'Nextcloud refuses the file' },
    given: {
      month: [{}],
      assets: [PRESS],
      put: { fails: '507 Insufficient Storage' },
      warn: [{ messageId: '3' }],
    },
    expects: { entries: { count: 2 }, report: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Fichier refusé, rien n’est noté, relancez le flux : 507 Insufficient Storage',
            'File refused, nothing is noted, run it again: 507 Insufficient Storage',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Relancé le même mois', en: 'Run again in the same month' },
    given: {
      month: [{}],
      assets: [{ ...PRESS, posted: 1500, posted_to: '2026-10' }],
      warn: [{ messageId: '4' }],
    },
    expects: { compute: [{ state: 'none', total: 0 }], entries: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Aucune dotation à passer pour 2026-10',
            'No depreciation to post for 2026-10',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: { month: [{}], assets: { fails: '504' }, warn: [{ messageId: '5' }] },
    expects: { compute: [{ state: 'broken' }], entries: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Registre des immobilisations illisible : 504',
            'Register of assets not readable: 504',
          ),
        },
      ],
    },
  },
]
