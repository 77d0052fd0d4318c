import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked: Given = {
  items: [
    {
      json: { sku: ' PV-18 ', email: 'catalogue@outillage-remy.example' },
      files: { file: { type: 'application/pdf', name: 'pv18.pdf', text: '%PDF-1.7' } },
    },
  ],
}
const SHEET = `PERCEUSE VISSEUSE PV-18\nTension 18 V\nCouple maximal 54 Nm\nPoids avec batterie 1,6 kg\nMandrin 13 mm\nRégime 1,500 tr/min\n${'Utilisation en intérieur et sur chantier. '.repeat(8)}`
const pair = (fr: string, en: string) => ({ fr, en })
const spec = (fr: string, en: string, value: string, quote: string) => ({ fr, en, value, quote })
const page = (intro: object, points: readonly object[], specs: readonly object[]) => ({
  says: [JSON.stringify({ output: { intro, points, specs } })],
})
const INTRO = pair('Pour visser sur chantier.', 'For driving screws on site.')
const going = (more: Readonly<Record<string, Given>>) => ({
  form: asked,
  ocr: [{ extractedText: SHEET, pageCount: 12 }],
  seen: [],
  medium: page(
    INTRO,
    [
      pair('Son couple de 54 Nm serre les tire-fonds.', 'Its 54 Nm of torque drives coach screws.'),
      pair('Une batterie de 5 Ah tient la journée.', 'A 5 Ah battery lasts the day.'),
      pair('Tension de 18 V.', 'Runs on 54 V.'),
      pair('La meilleure de sa classe.', 'The best in its class.'),
      pair('Légère.', ''),
    ],
    [
      spec('Tension', 'Voltage', '18 V', 'Tension 18 V'),
      spec('Poids', 'Weight', '1,6 kg', 'Poids avec batterie 1,6 kg'),
      spec('Autonomie', 'Run time', '8 h', 'Autonomie 8 h'),
      spec('Régime', 'Speed', '1,500 tr/min', 'Régime 1,500 tr/min'),
    ],
  ),
  lost: [{ id: 'm' }],
  ...more,
})
const mailed = (subject: Bilingual<string>, message: Bilingual<string>) => [
  { sendTo: 'catalogue@outillage-remy.example', subject, message },
]
const none = (message: Bilingual<string>) =>
  mailed(both('Pas de fiche pour PV-18', 'No page for PV-18'), message)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre lignes tiennent, six tombent', en: 'Four lines hold, six fall' },
    given: going({ keep: [{ id: 'rec9' }], tell: [{ id: 'm' }] }),
    expects: {
      settings: [{ sku: 'PV-18' }],
      check: [
        {
          sku: 'PV-18',
          sound: true,
          dropped: 6,
          fr: '<p>Pour visser sur chantier.</p><ul><li>Son couple de 54 Nm serre les tire-fonds.</li></ul><table><tr><th>Tension</th><td>18 V</td></tr><tr><th>Poids</th><td>1,6 kg</td></tr></table>',
          en: '<p>For driving screws on site.</p><ul><li>Its 54 Nm of torque drives coach screws.</li></ul><table><tr><th>Voltage</th><td>18 V</td></tr><tr><th>Weight</th><td>1.6 kg</td></tr></table>',
        },
      ],
      lost: 'not reached',
    },
    asks: {
      seen: [{ filterByFormula: "{sku} = 'PV-18'" }],
      keep: [{ columns: { value: { sku: 'PV-18', status: both('à relire', 'to be read') } } }],
      tell: mailed(
        both('Fiche PV-18 à relire', 'Page PV-18 to be read'),
        both(
          'Arguments gardés : 1, caractéristiques : 2\n\nÉCARTÉ\nUne batterie de 5 Ah tient la journée. / A 5 Ah battery lasts the day. : chiffre absent de la notice\nTension de 18 V. / Runs on 54 V. : les deux langues ne disent pas les mêmes chiffres\nLa meilleure de sa classe. / The best in its class. : mot que vous n’employez pas\nLégère. /  : une langue manque\nAutonomie = 8 h : introuvable dans la notice\nRégime = 1,500 tr/min : milliers ou décimales ? À recopier du PDF',
          'Points kept: 1, specifications: 2\n\nDROPPED\nUne batterie de 5 Ah tient la journée. / A 5 Ah battery lasts the day.: a figure the sheet lacks\nTension de 18 V. / Runs on 54 V.: both languages do not give the same figures\nLa meilleure de sa classe. / The best in its class.: a word that you do not use\nLégère. / : one language is missing\nAutonomie = 8 h: not found in the sheet\nRégime = 1,500 tr/min: thousands or decimals? Copy it from the PDF',
        ),
      ),
    },
  },
  {
    name: { fr: 'Rien ne tient', en: 'Nothing holds' },
    given: going({
      medium: page(INTRO, [], [spec('Autonomie', 'Run time', '8 h', 'Autonomie 8 h')]),
    }),
    expects: { check: [{ sound: false, dropped: 1 }], keep: 'not reached' },
    asks: {
      lost: none(
        both(
          'Rien ne tient devant la notice.\nArguments gardés : 0, caractéristiques : 0\n\nÉCARTÉ\nAutonomie = 8 h : introuvable dans la notice',
          'Nothing holds against the sheet.\nPoints kept: 0, specifications: 0\n\nDROPPED\nAutonomie = 8 h: not found in the sheet',
        ),
      ),
    },
  },
  {
    name: { fr: 'La référence est déjà là', en: 'The reference is there already' },
    given: going({ seen: [{ id: 'rec2', sku: 'PV-18', status: 'validée' }] }),
    expects: { 'turn.known': { count: 1 }, write: 'not reached' },
    asks: {
      lost: none(
        both(
          'La référence est déjà au tableau : rec2',
          'The reference is in the table already: rec2',
        ),
      ),
    },
  },
  {
    name: { fr: 'Une notice sans texte', en: 'A sheet without text' },
    given: going({ ocr: [{ extractedText: 'PV-18', pageCount: 1 }] }),
    expects: { 'turn.stuck': { count: 1 }, write: 'not reached' },
    asks: {
      lost: none(
        both('La notice ne contient presque aucun texte.', 'The sheet holds hardly any text.'),
      ),
    },
  },
  ...(
    [
      ['ocr', { fr: 'Le PDF est protégé', en: 'The PDF is locked' }],
      ['seen', { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' }],
      ['keep', { fr: 'Airtable refuse la ligne', en: 'Airtable refuses the row' }],
    ] as const
  ).map(([node, name]): Example => ({
    name,
    given: going({ [node]: { fails: 'Invalid request' } }),
    expects: { tell: 'not reached' },
    asks: { lost: none(both('Invalid request', 'Invalid request')) },
  })),
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: going({ medium: { fails: 'The service is overloaded' } }),
    expects: { 'write.error': { count: 1 }, settings: [{ sku: 'PV-18' }], check: 'not reached' },
    asks: { lost: none(both('Le modèle n’a pas répondu.', 'The model did not answer.')) },
  },
]
