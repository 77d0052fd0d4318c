import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const wrote = (text: string | Bilingual<string>, id = 111): Given => [
  { message: { chat: { id }, from: { id, first_name: 'S' }, text } },
]
const TABLE: Given = [
  {
    id: 1,
    code: '17 08 02',
    label: 'Plâtre',
    also: 'placo, BA13',
    skip: 'benne plâtre',
    outlet: 'Recyplâtre',
    remark: 'Sec.',
  },
  {
    id: 2,
    code: '20 01 21*',
    label: 'Tubes fluorescents',
    also: 'néon',
    skip: '',
    outlet: '',
    remark: 'Entiers.',
  },
  {
    id: 3,
    code: '17 02 01',
    label: 'Bois',
    also: 'palette',
    skip: 'benne bois',
    outlet: '',
    remark: '',
  },
]
const said = (kind: string, code = '', ask: string = '') =>
  JSON.stringify({ output: { kind, code, ask } })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  told: wrote(both('chutes de placo sec', 'dry plasterboard offcuts')),
  luna: { says: [said('found', '17 08 02')] },
  table: TABLE,
  warn: [{ ok: true }],
  reply: [{ ok: true }],
  away: [{ ok: true }],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Des chutes de plâtre', 'Offcuts of plaster'),
    given: going({
      rows: TABLE,
      luna: { says: ['{"tool": "rows", "with": {"word": "placo"}}', said('found', '170802')] },
    }),
    expects: { check: [{ state: 'plain', report: '' }], warn: 'not reached' },
    asks: {
      reply: [{ chatId: '111', text: 'Plâtre (17 08 02) → benne plâtre, Recyplâtre. Sec.' }],
    },
  },
  {
    name: both('Deux néons', 'Two tubes'),
    given: going({
      told: wrote(both('2 tubes de la salle <B>', '2 tubes from room <B>')),
      luna: { says: [said('found', '20 01 21*')] },
    }),
    expects: { check: [{ state: 'hazard' }] },
    asks: {
      warn: [
        {
          chatId: '100200300',
          text: both(
            'Sami : 2 tubes de la salle &lt;B&gt; – dangereux : 20 01 21* Tubes fluorescents',
            'Sami: 2 tubes from room &lt;B&gt; – hazardous: 20 01 21* Tubes fluorescents',
          ),
        },
      ],
      reply: [
        {
          text: both(
            'Tubes fluorescents : dangereux. Laissez-le à part, fermé si possible, et attendez l’appel. Entiers.',
            'Tubes fluorescents: hazardous. Leave it apart, closed if you can, and wait for the call. Entiers.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un bois peint, classé à la légère', 'Painted wood, classed too lightly'),
    given: going({
      told: wrote(both('volets bois, vieille PEINTURE', 'wooden shutters, old PAINT')),
      luna: { says: [said('found', '17 02 01')] },
      warn: { fails: 'chat not found' },
    }),
    expects: {
      check: [{ state: 'hazard', report: both('mot d’alerte : peinture', 'alert word: paint') }],
    },
    asks: {
      reply: [
        {
          text: both(
            'À vérifier avant de jeter : laissez-le à part et attendez l’appel. Le responsable n’a pas reçu le message : 02 00 00 00 31',
            'To be checked before it is thrown: leave it apart and wait for the call. The manager did not get the message: 02 00 00 00 31',
          ),
        },
      ],
    },
  },
  {
    name: both('Une question avant de jeter', 'A question before throwing'),
    given: going({ luna: { says: [said('ask', '', 'Bois  brut ou traité ?')] } }),
    expects: { check: [{ state: 'plain' }], warn: 'not reached' },
    asks: { reply: [{ text: 'Bois brut ou traité ?' }] },
  },
  {
    name: both('Un code inventé', 'An invented code'),
    given: going({ luna: { says: [said('found', '17 99 99')] } }),
    expects: { check: [{ state: 'none', report: both('absent de la table', 'not in the table') }] },
    asks: { warn: [{ chatId: '100200300' }] },
  },
  {
    name: both('Baserow est hors d’atteinte', 'Baserow is out of reach'),
    given: going({ table: { fails: 'connection refused', whole: true } }),
    expects: { check: [{ state: 'down', report: both('table illisible', 'table unreadable') }] },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ luna: { fails: 'overloaded' } }),
    expects: { check: [{ state: 'down', report: both('modèle en panne', 'model down') }] },
  },
  {
    name: both('Un inconnu', 'A stranger'),
    given: going({ told: wrote('placo', 999), away: { fails: 'blocked' } }),
    expects: { 'allowed.no': [{ person: '', text: 'placo', chat: '999' }], find: 'not reached' },
  },
]
