import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const plot = (
  id: string,
  name: string,
  area_m2: number,
  more: Readonly<Record<string, boolean | number>> = {},
) => ({ id, fields: { name, crop: name, area_m2, cap_mm: 20, active: true, ...more } })
const PLOTS = [
  plot('recA', 'Poireaux', 1200),
  plot('recB', 'Courgettes_2', 2500, { cap_mm: 8 }),
  plot('recC', 'Laitues', 800),
  plot('recD', 'Bord de rivière', 900, { restricted: true }),
]
const poured = (id: string, plotId: string, day: string, m3: number) => ({
  id,
  fields: { plot: [plotId], day, m3 },
})
const said = (...plots: readonly (readonly [id: string, mm: number])[]) =>
  JSON.stringify({ output: { plots: plots.map(([id, mm]) => ({ id, mm, why: 'ET0 5, *sec*' })) } })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  morning: [{}],
  plots: PLOTS,
  poured: [poured('r1', 'recC', '2026-11-23', 16), poured('r2', 'recB', '2026-11-20', 250)],
  haiku: { says: [said(['recA', 15], ['recB', 12], ['recC', 9], ['recZ', 9])] },
  ask: [{ data: { approved: true } }],
  note: [{ id: 'w1' }, { id: 'w2' }],
  done: [{}],
  quiet: [{}],
  fault: [{}],
  refused: [{}],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Une parcelle attend faute d’eau', 'One plot waits for lack of water'),
    given: going({
      weather: [{ daily: { precipitation_sum: [0, 0], et0_fao_evapotranspiration: [5.1, 4.8] } }],
      diary: [{ id: 'd1', fields: { plot_name: 'Poireaux', note: 'repiqués lundi' } }],
      haiku: {
        says: [
          '{"tool": "weather", "with": {}}',
          '{"tool": "diary", "with": {"plot": "Poireaux"}}',
          said(['recA', 15], ['recB', 12], ['recC', 9]),
        ],
      },
      note: [{ id: 'w1' }],
    }),
    expects: {
      prepare: [
        { state: 'some', left: 34, plots: [{ id: 'recA' }, { id: 'recB', last: '2026-11-20' }] },
      ],
      check: [
        {
          plan: [{ id: 'recA', mm: 15, m3: 18 }],
          total: 18,
          question: both(
            'Arrosage proposé ce matin\nPoireaux : 15 mm, 18 m³. ET0 5, sec\nEn tout 18 m³ sur 34 m³.\nSans eau, le volume de sept jours est atteint : Courgettes 2.',
            'Watering proposed this morning\nPoireaux: 15 mm, 18 m³. ET0 5, sec\nIn all 18 m³ out of 34 m³.\nWithout water, the seven days’ volume is reached: Courgettes 2.',
          ),
        },
      ],
      tally: [{ noted: 1 }],
    },
    asks: {
      poured: [{ filterByFormula: "IS_AFTER({day}, DATEADD('2026-11-23', -7, 'days'))" }],
      note: [{ columns: { value: { plot: ['recA'], day: '2026-11-23', mm: 15, m3: 18 } } }],
      done: [{ text: both('Arrosages inscrits : 1/1.', 'Waterings noted: 1/1.') }],
    },
  },
  {
    name: both('Deux parcelles, une ligne refusée', 'Two plots, one row refused'),
    given: going({ poured: [], note: [{ id: 'w1' }, { error: 'Unprocessable' }, { id: 'w3' }] }),
    expects: {
      prepare: [{ left: 300 }],
      check: [
        {
          plan: [
            { id: 'recA', m3: 18 },
            { id: 'recB', mm: 8, m3: 20 },
            { id: 'recC', mm: 9, m3: 7.2 },
          ],
          total: 45.2,
        },
      ],
      tally: [{ noted: 2 }],
    },
    asks: {
      done: [
        {
          text: both(
            'Arrosages inscrits : 2/3. À inscrire à la main : Courgettes 2.',
            'Waterings noted: 2/3. To be noted by hand: Courgettes 2.',
          ),
        },
      ],
    },
  },
  {
    name: both('Personne ne répond', 'Nobody answers'),
    given: going({ ask: [{}] }),
    expects: { check: [{ state: 'ask' }], note: 'not reached' },
    asks: {
      refused: [
        {
          text: both(
            'Rien d’inscrit : sans réponse en deux heures. Si vous arrosez, ajoutez la ligne dans Airtable.',
            'Nothing noted: no answer within two hours. If you water, add the row in Airtable.',
          ),
        },
      ],
    },
  },
  {
    name: both('Pluie annoncée, rien à arroser', 'Rain forecast, nothing to water'),
    given: going({
      plots: [...PLOTS, plot('recE', 'Serre_1', 0)],
      haiku: { says: [said(['recA', 2], ['recE', 9])] },
    }),
    expects: { check: [{ state: 'stop', plan: [] }], ask: 'not reached' },
    asks: {
      quiet: [
        {
          text: both(
            'Aucune parcelle n’a besoin d’eau ce matin, d’après l’agent.\nSurface ou plafond à remplir : Serre 1.',
            'No plot needs water this morning, according to the agent.\nArea or cap to be filled in: Serre 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ haiku: { fails: 'overloaded' } }),
    expects: { check: 'not reached', 'sound.no': { count: 1 } },
  },
  {
    name: both('Airtable ne répond pas', 'Airtable does not answer'),
    given: going({ plots: { fails: 'MODEL_NOT_FOUND_X' }, poured: { fails: 'Bad gateway' } }),
    expects: { prepare: [{ state: 'stop' }], plan: 'not reached' },
    asks: {
      quiet: [
        {
          text: both(
            'Airtable illisible, aucun arrosage proposé : MODEL NOT FOUND X',
            'Airtable cannot be read, no watering proposed: MODEL NOT FOUND X',
          ),
        },
      ],
    },
  },
]
