import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ask = (more: object = {}) => [
  {
    company: 'Toitures Garrel',
    place: 'Atelier 2, chéneau nord',
    work: 'Soudure de zinguerie',
    applicant: 'Garrel@toits.example',
    guard: 'sami@v.example',
    day: '2026-11-23',
    from: '09:30',
    to: '11:30',
    ready: both('Oui, vérifié', 'Yes, checked'),
    ...more,
  } as never,
]
const yes = (question: Bilingual<string>): Given => [
  { data: { [question.fr]: 'Oui', [question.en]: 'Yes' } },
]
const GRANTED = yes(both('Accorder ce permis de feu', 'Grant this hot work permit'))
const ROUND = yes(
  both(
    'Ronde faite, rien ne fume et rien ne chauffe',
    'Round made, nothing smokes and nothing is hot',
  ),
)
const OPENED = {
  ask: ask(),
  approve: GRANTED,
  permit: [{ accepted: true }],
  entry: [{ number: 'F-20261123-083000' }],
}

export const examples: readonly Example[] = [
  {
    name: both('Accordé, deux rondes, clos', 'Granted, two rounds, closed'),
    given: {
      ...OPENED,
      first: ROUND,
      last: ROUND,
      close: [{ number: 'F-20261123-083000' }],
      done: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          number: 'F-20261123-083000',
          sound: true,
          to_at: '2026-11-23T11:30:00.000+01:00',
          hours: '23/11/2026 09:30 – 11:30',
        },
      ],
      alarm: 'not reached',
    },
    asks: {
      permit: [
        {
          toEmail: 'garrel@toits.example, sami@v.example',
          subject: both('Permis de feu F-20261123-083000', 'Hot work permit F-20261123-083000'),
        },
      ],
      entry: [{ columns: { value: { number: 'F-20261123-083000', state: 'open' } } }],
      done: [
        {
          text: both(
            'Permis F-20261123-083000, Atelier 2, chéneau nord : deux rondes faites, clos.',
            'Permit F-20261123-083000, Atelier 2, chéneau nord: two rounds made, closed.',
          ),
        },
      ],
    },
  },
  {
    name: both('La première ronde sans réponse', 'The first round without an answer'),
    given: { ...OPENED, first: [{}], alarm: [{ sid: 'SM1' }] },
    expects: { pause: 'not reached' },
    asks: {
      alarm: [
        {
          message: both(
            'Permis de feu F-20261123-083000, Atelier 2, chéneau nord : ronde non confirmée par sami@v.example. Allez voir ; aucune autre ne sera demandée.',
            'Hot work permit F-20261123-083000, Atelier 2, chéneau nord: round not confirmed by sami@v.example. Go and look; no other will be asked for.',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'La dernière ronde sans réponse, registre muet',
      'The last round unanswered, register silent',
    ),
    given: {
      ...OPENED,
      entry: { fails: 'Quota exceeded' },
      first: ROUND,
      last: [{}],
      alarm: [{ sid: 'SM1' }],
    },
    expects: { close: 'not reached', calm: { count: 1 } },
    asks: {
      alarm: [
        {
          message: both(
            'Permis de feu F-20261123-083000, Atelier 2, chéneau nord : ronde non confirmée par sami@v.example. Allez voir ; aucune autre ne sera demandée.',
            'Hot work permit F-20261123-083000, Atelier 2, chéneau nord: round not confirmed by sami@v.example. Go and look; no other will be asked for.',
          ),
        },
      ],
    },
  },
  {
    name: both('Clos, mais non inscrit', 'Closed, but not entered'),
    given: {
      ...OPENED,
      first: ROUND,
      last: ROUND,
      close: { fails: 'Quota exceeded' },
      done: [{ accepted: true }],
    },
    expects: { alarm: 'not reached' },
    asks: {
      done: [
        {
          text: both(
            'Permis F-20261123-083000, Atelier 2, chéneau nord : deux rondes faites, clos.\nLe registre a refusé une écriture : complétez-le.',
            'Permit F-20261123-083000, Atelier 2, chéneau nord: two rounds made, closed.\nThe register refused an entry: complete it.',
          ),
        },
      ],
    },
  },
  {
    name: both('Refusé par le responsable', 'Refused by the manager'),
    given: { ask: ask(), approve: [{}], refused: [{ accepted: true }] },
    expects: { permit: 'not reached' },
    asks: {
      refused: [
        {
          toEmail: 'garrel@toits.example',
          text: both(
            'Pas de permis de feu pour Atelier 2, chéneau nord : les travaux ne commencent pas.\nRefusé, sans réponse sous quatre heures, question non partie, ou accordé après la fin prévue. Appelez le responsable, puis refaites une demande.',
            'No hot work permit for Atelier 2, chéneau nord: the work does not begin.\nRefused, unanswered within four hours, question not sent, or granted after the planned end. Ring the manager, then ask again.',
          ),
        },
      ],
    },
  },
  {
    name: both('Mesures non prises, jour passé', 'Measures not taken, day gone by'),
    given: {
      ask: ask({ day: '2026-11-22', ready: both('Pas encore', 'Not yet') }),
      refused: [{ accepted: true }],
    },
    expects: { check: [{ sound: false }], approve: 'not reached' },
    asks: {
      refused: [
        {
          text: both(
            'Pas de permis de feu pour Atelier 2, chéneau nord : les travaux ne commencent pas.\n- La fin des travaux est déjà passée.\n- Extincteur et dégagement des matières doivent être confirmés.',
            'No hot work permit for Atelier 2, chéneau nord: the work does not begin.\n- The end of the work has gone by already.\n- Extinguisher and clearing of materials have to be confirmed.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le permis ne part pas', 'The permit does not leave'),
    given: {
      ask: ask(),
      approve: GRANTED,
      permit: { fails: 'Connection refused' },
      unsent: [{ sid: 'SM1' }],
    },
    expects: { entry: 'not reached' },
    asks: {
      unsent: [
        {
          message: both(
            'Permis de feu F-20261123-083000, Atelier 2, chéneau nord : accordé, mais le courriel n’est pas parti. Rien ne commence.',
            'Hot work permit F-20261123-083000, Atelier 2, chéneau nord: granted, but the email did not leave. Nothing begins.',
          ),
        },
      ],
    },
  },
  {
    name: both('La question ne part pas au responsable', 'The question does not reach the manager'),
    given: {
      ask: ask(),
      approve: { fails: 'Connection refused' },
      refused: [{ accepted: true }],
    },
    expects: { yes: 'not reached' },
    asks: { refused: [{ subject: both('Pas de permis de feu', 'No hot work permit') }] },
  },
  {
    name: both('La dernière ronde ne peut être demandée', 'The last round cannot be asked for'),
    given: {
      ...OPENED,
      first: ROUND,
      last: { fails: 'Connection refused' },
      alarm: [{ sid: 'SM1' }],
    },
    expects: { quiet: 'not reached' },
    asks: {
      alarm: [
        {
          message: both(
            'Permis de feu F-20261123-083000, Atelier 2, chéneau nord : ronde non confirmée par sami@v.example. Allez voir ; aucune autre ne sera demandée.',
            'Hot work permit F-20261123-083000, Atelier 2, chéneau nord: round not confirmed by sami@v.example. Go and look; no other will be asked for.',
          ),
        },
      ],
    },
  },
  {
    name: both('La première non plus', 'Nor the first'),
    given: { ...OPENED, first: { fails: 'Connection refused' }, alarm: [{ sid: 'SM1' }] },
    expects: { calm: 'not reached' },
    asks: { alarm: [{ to: '+33600000000' }] },
  },
]
