import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const TAKE = both('Je sors', 'I take out')
const BACK = both('Je rends', 'I bring back')
const ask = (action: Bilingual<string>, box: string, holder = 'noe@v.example') => [
  { action, box, holder } as never,
]
const row = (box: string, holder: string, due_on: string, recalled_on = '') => ({
  id: 1,
  box,
  holder,
  out_on: '2026-11-02',
  due_on,
  recalled_on,
})

export const examples: readonly Example[] = [
  {
    name: both('Une prolongation', 'A loan prolonged'),
    given: {
      ask: ask(TAKE, ' b 112'),
      out: [row('B112', 'noe@v.example', '2026-11-16', '2026-11-20')],
      keep: [{ id: 1 }],
      noted: [{}],
    },
    expects: {
      judge: [{ state: 'out', out_on: '2026-11-02', due_on: '2026-12-07', recalled_on: '' }],
      page: 'not reached',
    },
    asks: {
      keep: [
        { columns: { value: { box: 'B112', holder: 'noe@v.example', due_on: '2026-12-07' } } },
      ],
      noted: [
        {
          completionMessage: both(
            'B112 est à votre nom jusqu’au 07/12/2026.',
            'B112 is in your name until 07/12/2026.',
          ),
        },
      ],
    },
  },
  {
    name: both('Chez quelqu’un d’autre', 'With somebody else'),
    given: {
      ask: ask(TAKE, 'B-112'),
      out: [row('B112', 'lea@v.example', '2026-11-27')],
      page: [{}],
    },
    expects: { keep: 'not reached' },
    asks: {
      page: [
        {
          completionMessage: both(
            'B112 est chez lea@v.example, sorti le 02/11/2026, attendu le 27/11/2026. On vous l’a passé ? Notez « Je rends », puis « Je sors ».',
            'B112 is with lea@v.example, taken out on 02/11/2026, expected on 27/11/2026. Handed on to you? Note “I bring back”, then “I take out”.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un retour', 'A return'),
    given: {
      ask: ask(BACK, 'B112'),
      out: [row('B112', 'lea@v.example', '2026-11-27')],
      erase: [{ id: 1 }],
      returned: [{}],
    },
    expects: { judge: [{ state: 'back', box: 'B112' }] },
    asks: {
      returned: [{ completionTitle: both('B112 est rendu', 'B112 is back') }],
    },
  },
  {
    name: both('Le registre refuse la sortie', 'The register refuses the loan'),
    given: {
      ask: ask(TAKE, 'C9'),
      out: [{}],
      keep: { fails: 'Table is locked' },
      failed: [{}],
    },
    expects: { noted: 'not reached' },
    asks: {
      failed: [
        {
          completionMessage: both(
            'Le registre a refusé : Table is locked. Renvoyez le formulaire avant de bouger le dossier.',
            'The register refused: Table is locked. Send the form again before moving the file.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un retour que la table refuse', 'A return that the table refuses'),
    given: {
      ask: ask(BACK, 'B112'),
      out: [row('B112', 'lea@v.example', '2026-11-27')],
      erase: { fails: 'Table is locked' },
      failed: [{}],
    },
    expects: { returned: 'not reached' },
    asks: { failed: [{ completionTitle: both('Rien de noté', 'Nothing noted') }] },
  },
  {
    name: both(
      'Un matin : deux en retard, un rappelé jeudi',
      'One morning: two late, one recalled Thursday',
    ),
    given: {
      morning: [{}],
      out: [
        row('B112', 'lea@v.example', '2026-11-20'),
        row('A7', 'lea@v.example', '2026-11-13', '2026-11-16'),
        row('C3', 'noe@v.example', '2026-11-13', '2026-11-19'),
        // His second file, late since Friday: he was written to on Thursday.
        row('C5', 'noe@v.example', '2026-11-20'),
        row('C4', 'ali@v.example', '2026-11-23'),
      ],
      recall: [{ accepted: true }],
      mark: [{ id: 1 }, { id: 2 }],
    },
    expects: { judge: [{ state: 'recall', holder: 'lea@v.example' }], each: { count: 2 } },
    asks: {
      recall: [
        {
          toEmail: 'lea@v.example',
          text: both(
            'Bonjour,\n\nces dossiers sont attendus aux archives :\n- A7, sorti le 02/11/2026, attendu le 13/11/2026\n- B112, sorti le 02/11/2026, attendu le 20/11/2026\n\nEncore besoin ? Sortez-les à nouveau par le formulaire, la date repart.',
            'Hello,\n\nthese files are expected in the archive:\n- A7, taken out on 02/11/2026, expected on 13/11/2026\n- B112, taken out on 02/11/2026, expected on 20/11/2026\n\nStill needed? Take them out again by the form, and the date moves on.',
          ),
        },
      ],
      mark: [{ columns: { value: { recalled_on: '2026-11-23' } } }, {}],
    },
  },
  {
    name: both('Un rappel refusé', 'A reminder refused'),
    given: {
      morning: [{}],
      out: [row('B112', 'parti@v.example', '2026-11-20')],
      recall: { fails: 'Mailbox unavailable' },
      warn: [{ accepted: true }],
    },
    expects: { mark: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Rappel refusé pour parti@v.example :\n- B112, sorti le 02/11/2026, attendu le 20/11/2026',
            'Reminder refused for parti@v.example:\n- B112, taken out on 02/11/2026, expected on 20/11/2026',
          ),
        },
      ],
    },
  },
  {
    name: both('Un registre muet, au matin', 'A silent register, in the morning'),
    given: { morning: [{}], out: { fails: 'Table not found' }, warn: [{ accepted: true }] },
    expects: { judge: [{ state: 'blind' }], recall: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Le registre des sorties ne se lit pas.',
            'The register of loans cannot be read.',
          ),
        },
      ],
    },
  },
]
