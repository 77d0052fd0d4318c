import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un expiré, un proche, un illisible', en: 'One lapsed, one due, one unreadable' },
    given: {
      monday: [{}],
      rows: [
        { name: 'Karim Belaid', title: 'CACES R489', until: '2021-12-01', lead: 120 },
        { name: 'Karim Belaid', title: 'CACES R489', until: 46357, lead: 120 },
        { name: 'Lise Moreau', title: 'SST', until: '2026-11-03', lead: '' },
        { name: 'Paul Verne', title: 'H0B0', until: 'fin 2027', lead: '' },
        { name: 'Ana Costa', title: 'SST', until: '2028-05-01', lead: '' },
      ],
      fresh: [
        {
          name: 'Karim Belaid',
          title: 'CACES R489',
          until: '2026-12-01',
          lead: 120,
          days: 8,
          odd: false,
          line: {
            fr: 'À renouveler avant le 2026-12-01 : Karim Belaid – CACES R489',
            en: 'Due by 2026-12-01: Karim Belaid – CACES R489',
          },
        },
      ],
      task: [{ gid: '1209' }],
      remember: [
        {
          id: 1,
          renewal: 'Karim Belaid|CACES R489|2026-12-01',
          line: {
            fr: 'À renouveler avant le 2026-12-01 : Karim Belaid – CACES R489',
            en: 'Due by 2026-12-01: Karim Belaid – CACES R489',
          },
        },
      ],
      mail: [{ success: true }],
    },
    expects: {
      once: { count: 4 },
      'state.soon': [
        {
          until: '2026-12-01',
          days: 8,
          line: {
            fr: 'À renouveler avant le 2026-12-01 : Karim Belaid – CACES R489',
            en: 'Due by 2026-12-01: Karim Belaid – CACES R489',
          },
        },
      ],
      'state.late': [{ name: 'Lise Moreau', days: -20, lead: 90 }],
      'state.odd': [{ name: 'Paul Verne', until: '' }],
      failed: 'not reached',
      warn: 'not reached',
    },
    asks: {
      fresh: [{ filters: { conditions: [{ keyValue: 'Karim Belaid|CACES R489|2026-12-01' }] } }],
      task: [{ otherProperties: { due_on: '2026-12-01' } }],
      remember: [{ columns: { value: { renewal: 'Karim Belaid|CACES R489|2026-12-01' } } }],
      mail: [
        {
          subject: {
            fr: 'Habilitations : 3 à traiter',
            en: 'Certificates: 3 to deal with',
          },
          bodyContent: {
            fr: 'Expiré le 2026-11-03 : Lise Moreau – SST\nÀ renouveler avant le 2026-12-01 : Karim Belaid – CACES R489\nDate illisible : Paul Verne – H0B0',
            en: 'Lapsed on 2026-11-03: Lise Moreau – SST\nDue by 2026-12-01: Karim Belaid – CACES R489\nUnreadable date: Paul Verne – H0B0',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Asana refuse la tâche', en: 'Asana refuses the task' },
    given: {
      monday: [{}],
      rows: [{ name: 'Lise Moreau', title: 'SST', until: '2027-01-15', lead: 60 }],
      fresh: [
        {
          name: 'Lise Moreau',
          title: 'SST',
          until: '2027-01-15',
          lead: 60,
          days: 53,
          odd: false,
          line: {
            fr: 'À renouveler avant le 2027-01-15 : Lise Moreau – SST',
            en: 'Due by 2027-01-15: Lise Moreau – SST',
          },
        },
      ],
      task: { fails: 'The authorization token is invalid' },
      mail: [{ success: true }],
    },
    expects: {
      'state.soon': [{ days: 53 }],
      remember: 'not reached',
      failed: [
        {
          line: {
            fr: 'À renouveler avant le 2027-01-15 : Lise Moreau – SST (tâche non créée)',
            en: 'Due by 2027-01-15: Lise Moreau – SST (no task made)',
          },
        },
      ],
    },
    asks: {
      mail: [
        { subject: { fr: 'Habilitations : 1 à traiter', en: 'Certificates: 1 to deal with' } },
      ],
    },
  },
  {
    name: { fr: 'Le classeur ne s’ouvre pas', en: 'The workbook does not open' },
    given: {
      monday: [{}],
      rows: { fails: 'The resource could not be found' },
      warn: [{ success: true }],
    },
    expects: { dated: 'not reached', mail: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: {
            fr: 'Aucune échéance n’a été vérifiée le 23/11/2026. Ouvrez le classeur vous-même.',
            en: 'No date was checked on 23/11/2026. Please open the workbook yourself.',
          },
        },
      ],
    },
  },
]
