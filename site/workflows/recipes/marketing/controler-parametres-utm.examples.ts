import type { Example } from '../recipe.ts'

const row = (sessionCampaignName: string, sessionSourceMedium: string, sessions: string) => ({
  sessionCampaignName,
  sessionSourceMedium,
  sessions,
})
const names = [
  { id: 1, Campaign: 'soldes-hiver-2026' },
  { id: 2, Campaign: 'rentree-2026' },
  { id: 3, Campaign: 'mai' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux écritures, un inconnu', en: 'Two spellings, one unknown' },
    given: {
      monday: [{}],
      names,
      visits: [
        row('soldes-hiver-2026', 'lettre / email', '410'),
        row('Soldes_Hiver 2026', 'lettre / email', '40'),
        row('Soldes_Hiver 2026', 'agence / social', '12'),
        row('rentré-2026', 'agence / social', '7'),
        row('mars', 'radio / referral', '9'),
        row('essai', 'lettre / email', '2'),
        row('(not set)', '(direct) / (none)', '900'),
      ],
      fresh: [
        {
          name: 'Soldes_Hiver 2026',
          meant: 'soldes-hiver-2026',
          sessions: 52,
          from: 'lettre / email, agence / social',
          kind: 'spelling',
        },
        { name: 'mars', meant: '', sessions: 9, from: 'radio / referral', kind: 'unknown' },
      ],
      match: [{ id: 11 }],
      seen: [{ id: 1 }],
      tell: [{ id: 'p-1' }],
    },
    expects: {
      judge: [
        {
          name: 'Soldes_Hiver 2026',
          meant: 'soldes-hiver-2026',
          sessions: 52,
          from: 'lettre / email, agence / social',
        },
        { name: 'rentré-2026', meant: 'rentree-2026', sessions: 7 },
        { name: 'mars', meant: '', kind: 'unknown' },
      ],
      unsaved: 'not reached',
    },
    asks: {
      fresh: [
        { filters: { conditions: [{ keyValue: 'Soldes_Hiver 2026' }] } },
        { filters: { conditions: [{ keyValue: 'rentré-2026' }] } },
        { filters: { conditions: [{ keyValue: 'mars' }] } },
      ],
      match: [
        {
          fieldsToSend: {
            properties: [{ fieldValue: 'Soldes_Hiver 2026' }, { fieldValue: 'soldes-hiver-2026' }],
          },
        },
      ],
      tell: [
        {
          message: {
            fr: 'Inconnu : mars, de radio / referral (9 visites)\nSoldes_Hiver 2026 → soldes-hiver-2026 (52 visites)',
            en: 'Unknown: mars, from radio / referral (9 visits)\nSoldes_Hiver 2026 → soldes-hiver-2026 (52 visits)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse la correspondance', en: 'Grist refuses the match' },
    given: {
      monday: [{}],
      names,
      visits: [row('rentree2026', 'agence / social', '30')],
      fresh: [
        {
          name: 'rentree2026',
          meant: 'rentree-2026',
          sessions: 30,
          from: 'agence / social',
          kind: 'spelling',
        },
      ],
      match: { fails: 'Invalid column "Seen"' },
      tell: [{ id: 'p-2' }],
    },
    expects: { judge: [{ meant: 'rentree-2026', kind: 'spelling' }], seen: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'rentree2026 → rentree-2026, NON ENREGISTRÉ',
            en: 'rentree2026 → rentree-2026, NOT SAVED',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La liste ne s’ouvre pas', en: 'The list does not open' },
    given: {
      monday: [{}],
      names: { fails: 'Access denied' },
      tell: [{ id: 'p-3' }],
    },
    expects: { visits: 'not reached', judge: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'Noms de campagne non contrôlés : Access denied',
            en: 'Campaign names not checked: Access denied',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Google Analytics refuse', en: 'Google Analytics refuses' },
    given: {
      monday: [{}],
      names,
      visits: { fails: 'Quota exceeded' },
      tell: [{ id: 'p-4' }],
    },
    expects: { list: [{ allowed: [{ id: 1 }, { id: 2 }, { id: 3 }] }], judge: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'Noms de campagne non contrôlés : Quota exceeded',
            en: 'Campaign names not checked: Quota exceeded',
          },
        },
      ],
    },
  },
]
