import type { Example } from '../recipe.ts'

const asking = (days: number, access = 'Paie') => [
  { email: 'Ines@votre-entreprise.example', access, days, reason: 'Remplacement de Lou' },
]
const decided = (fr: string, en: string) => [
  { data: { 'Votre décision': fr, 'Your decision': en } },
]
const YES = decided('J’accorde', 'I grant it')
const INES = [{ id: 'u1', displayName: 'Inès Martin' }]
const answered = (statusCode: number, body: object | string = '') => [
  { statusCode, headers: {}, body: body as never, statusMessage: '' },
]
const noted = (key: string, until: string, closed = '') => ({
  id: 1,
  key,
  person: key.split('|')[0]!,
  group: key.split('|')[1]!,
  email: 'ines@votre-entreprise.example',
  access: 'Paie',
  owner: 'rh@votre-entreprise.example',
  reason: 'Remplacement',
  until,
  closed,
})
const BOTH = 'ines@votre-entreprise.example, rh@votre-entreprise.example'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux semaines de paie', en: 'Two weeks of payroll' },
    given: {
      request: asking(14),
      person: INES,
      ask: YES,
      member: [{ value: [] }],
      known: [{}],
      note: [{ id: 1 }],
      add: answered(204),
      tell: [{ success: true }],
    },
    expects: {
      read: [{ group: 'groupe-paie', owner: 'rh@votre-entreprise.example', text: '' }],
      grant: [
        {
          what: 'grant',
          key: 'u1|groupe-paie',
          until: '2026-12-07T07:30:00.000Z',
          shown: '07/12/2026 08:30',
        },
      ],
      answer: 'not reached',
      rows: 'not reached',
    },
    asks: {
      person: [
        {
          url: 'https://graph.microsoft.com/v1.0/users/ines%40votre-entreprise.example?$select=id,displayName',
        },
      ],
      ask: [
        {
          toRecipients: 'rh@votre-entreprise.example',
          subject: {
            fr: 'Accès « Paie » pour Inès Martin',
            en: 'Access “Paie” for Inès Martin',
          },
        },
      ],
      member: [{ jsonBody: '{"groupIds":["groupe-paie"]}' }],
      add: [
        {
          url: 'https://graph.microsoft.com/v1.0/groups/groupe-paie/members/$ref',
          jsonBody: '{"@odata.id":"https://graph.microsoft.com/v1.0/directoryObjects/u1"}',
        },
      ],
      note: [{ columns: { value: { until: '2026-12-07T07:30:00.000Z', closed: '' } } }],
      tell: [
        {
          toRecipients: BOTH,
          subject: {
            fr: 'Accès « Paie » ouvert jusqu’au 07/12/2026 08:30',
            en: 'Access “Paie” open until 07/12/2026 08:30',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Une prolongation plus courte que l’accès',
      en: 'An extension shorter than the access',
    },
    given: {
      request: asking(2),
      person: INES,
      ask: YES,
      member: [{ value: ['groupe-paie'] }],
      known: [noted('u1|groupe-paie', '2026-11-30T07:00:00.000Z')],
      note: [{ id: 1 }],
      add: answered(400, {
        error: {
          code: 'Request_BadRequest',
          message:
            "One or more added object references already exist for the following modified properties: 'members'.",
        },
      }),
      tell: [{ success: true }],
    },
    expects: {
      grant: [{ what: 'grant', until: '2026-11-30T07:00:00.000Z', shown: '30/11/2026 08:00' }],
      alarm: 'not reached',
    },
    asks: { note: [{ columns: { value: { until: '2026-11-30T07:00:00.000Z' } } }] },
  },
  {
    name: { fr: 'Déjà membre, sans date de fin', en: 'A member already, without an end' },
    given: {
      request: asking(5),
      person: INES,
      ask: YES,
      member: [{ value: ['groupe-paie'] }],
      known: [noted('u1|groupe-paie', '2026-10-01T07:00:00.000Z', '2026-10-01T07:05:00.000Z')],
      answer: [{ success: true }],
    },
    expects: { grant: [{ what: 'permanent' }], note: 'not reached', add: 'not reached' },
    asks: {
      answer: [
        {
          toRecipients: 'ines@votre-entreprise.example',
          bodyContent: {
            fr: 'Vous avez déjà cet accès, sans date de fin. Rien n’a changé.',
            en: 'You have this access already, without an end. Nothing was changed.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Quarante jours', en: 'Forty days' },
    given: { request: asking(40), answer: [{ success: true }] },
    expects: { person: 'not reached', ask: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: {
            fr: 'Une durée va de 1 à 30 jours. Rien n’est ouvert : refaites la demande.',
            en: 'A length goes from 1 to 30 days. Nothing is open: please ask again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Vingt-quatre heures de silence', en: 'Twenty-four hours of silence' },
    given: {
      request: asking(3, 'Archives clients'),
      person: INES,
      ask: [{}],
      answer: [{ success: true }],
    },
    expects: { read: [{ group: 'groupe-archives' }], member: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: {
            fr: 'Rien n’est ouvert : refus, ou pas de réponse en vingt-quatre heures.',
            en: 'Nothing is open: refused, or no answer within twenty-four hours.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le propriétaire demande pour lui-même', en: 'The owner asks for themselves' },
    given: {
      request: [{ ...asking(3)[0]!, email: 'RH@votre-entreprise.example' }],
      person: [{ id: 'u9', displayName: 'Service RH' }],
      ask: [{}],
      answer: [{ success: true }],
    },
    expects: { read: [{ owner: 'securite@votre-entreprise.example' }], member: 'not reached' },
    asks: { ask: [{ toRecipients: 'securite@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Le propriétaire refuse', en: 'The owner refuses' },
    given: {
      request: asking(3),
      person: INES,
      ask: decided('Je refuse', 'I refuse'),
      answer: [{ success: true }],
    },
    expects: { read: [{ group: 'groupe-paie' }], member: 'not reached' },
    asks: {
      answer: [{ subject: { fr: 'Accès « Paie »', en: 'Access “Paie”' } }],
    },
  },
  {
    name: { fr: 'Une adresse inconnue', en: 'An unknown address' },
    given: {
      request: asking(3),
      person: { fails: '404 - Not Found' },
      answer: [{ success: true }],
    },
    expects: { read: [{ days: 3, text: '' }], ask: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: {
            fr: 'Rien n’est ouvert : adresse inconnue de l’annuaire, ou service en panne. Vérifiez-la et refaites la demande.',
            en: 'Nothing is open: the directory does not know the address, or a service is down. Check it and ask again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Outlook ne pose pas la question', en: 'Outlook does not put the question' },
    given: {
      request: asking(3),
      person: INES,
      ask: { fails: 'Connection timeout' },
      answer: [{ success: true }],
    },
    expects: { read: [{ group: 'groupe-paie' }], agreed: 'not reached' },
    asks: { answer: [{ toRecipients: 'ines@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Graph ne dit pas qui est membre', en: 'Graph does not say who is a member' },
    given: {
      request: asking(3),
      person: INES,
      ask: YES,
      member: { fails: '503 - Service Unavailable' },
      answer: [{ success: true }],
    },
    expects: { read: [{ group: 'groupe-paie' }], note: 'not reached' },
    asks: { answer: [{ toRecipients: 'ines@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Entra refuse d’ouvrir', en: 'Entra refuses to open' },
    given: {
      request: asking(1),
      person: INES,
      ask: YES,
      member: [{ value: [] }],
      known: [{}],
      note: [{ id: 1 }],
      add: answered(403, {
        error: { code: 'Authorization_RequestDenied', message: 'Insufficient privileges' },
      }),
      answer: [{ success: true }],
      alarm: [{ success: true }],
    },
    expects: { grant: [{ until: '2026-11-24T07:30:00.000Z' }], tell: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: {
            fr: 'Accordé, mais Entra n’a pas ouvert : la sécurité est prévenue.',
            en: 'Granted, but Entra did not open it: security has been told.',
          },
        },
      ],
      alarm: [
        {
          subject: { fr: 'Accès accordé mais non ouvert', en: 'Access granted but not open' },
          bodyContent: 'ines@votre-entreprise.example, Paie (403)',
        },
      ],
    },
  },
  {
    name: { fr: 'Quatre lignes, trois à terme', en: 'Four rows, three of them over' },
    given: {
      quarter: [{}],
      rows: [
        noted('u1|groupe-paie', '2026-11-23T07:30:00.000Z'),
        noted('u2|groupe-paie', '2026-11-22T17:00:00.000Z'),
        noted('u3|groupe-paie', '2026-11-20T17:00:00.000Z'),
        noted('u4|groupe-paie', '2026-11-23T07:31:00.000Z'),
        noted('u5|groupe-paie', '2026-11-01T07:31:00.000Z', '2026-11-01T07:45:00.000Z'),
      ],
      remove: [...answered(204), ...answered(404, { error: {} }), ...answered(503, 'busy')],
      close: [{ id: 1 }, { id: 2 }],
      over: [{ success: true }, { success: true }],
      alarm: [{ success: true }],
    },
    expects: {
      due: [{ person: 'u1' }, { person: 'u2' }, { person: 'u3' }],
      read: 'not reached',
    },
    asks: {
      remove: [
        { url: 'https://graph.microsoft.com/v1.0/groups/groupe-paie/members/u1/$ref' },
        {},
        {},
      ],
      close: [
        {
          filters: { conditions: [{ keyValue: 'u1|groupe-paie' }] },
          columns: { value: { closed: '2026-11-23T07:30:00.000Z' } },
        },
        { filters: { conditions: [{ keyValue: 'u2|groupe-paie' }] } },
      ],
      over: [
        {
          toRecipients: BOTH,
          subject: { fr: 'Accès « Paie » retiré', en: 'Access “Paie” withdrawn' },
        },
        { subject: { fr: 'Accès « Paie » déjà fermé', en: 'Access “Paie” closed already' } },
      ],
      alarm: [
        {
          subject: { fr: 'Accès NON RETIRÉ', en: 'Access NOT WITHDRAWN' },
          bodyContent: 'ines@votre-entreprise.example, Paie (503)',
        },
      ],
    },
  },
  {
    name: { fr: 'La table manque', en: 'The table is missing' },
    given: {
      stopped: [
        {
          workflow: { name: 'Accès' },
          execution: {
            lastNodeExecuted: 'Table',
            error: { message: 'not found' },
            url: 'https://n8n.votre-entreprise.example/execution/5',
          },
        },
      ],
      halted: [{ success: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      halted: [
        {
          subject: {
            fr: 'Accès temporaires : le flux s’est arrêté (Table)',
            en: 'Temporary access: the flow stopped (Table)',
          },
          bodyContent: 'not found\nhttps://n8n.votre-entreprise.example/execution/5',
        },
      ],
    },
  },
]
