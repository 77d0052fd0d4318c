import type { Example } from '../recipe.ts'

const FAULTS = {
  late: { fr: 'Livraison en retard', en: 'Late delivery' },
  broken: { fr: 'Article abîmé', en: 'Damaged item' },
} as const
const wanted = (total: number, fault: keyof typeof FAULTS = 'late', ticket = '#7001') => [
  {
    agent: 'ines@votre-entreprise.example',
    ticket,
    email: 'Nadia@client.example',
    total,
    fault: FAULTS[fault],
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const row = (
  ticket: number,
  amount: number | string,
  day: string,
  decision: { readonly fr: string; readonly en: string } = { fr: 'accordé', en: 'granted' },
) => ({ row_number: ticket, ticket, email: 'nadia@client.example', amount, day, decision })
const ROWS = [
  row(1, '12,50', '2026-03-02'),
  row(2, 40, '2025-11-22'),
  row(3, 50, '2026-05-04', { fr: 'refusé', en: 'denied' }),
  { ...row(4, 90, '2026-06-01'), email: 'paul@client.example' },
]
const yes = (approved: boolean) => [{ data: { approved } }]
const note = (internalNote: { readonly fr: string; readonly en: string }) => [
  { id: '7001', updateFields: { internalNote } },
]
const SILENT = note({
  fr: 'N’annoncez aucun geste : le registre ou Slack ne répond pas, voyez un responsable.',
  en: 'Announce no gesture: register or Slack does not answer, see a lead.',
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Sous la limite de l’agent', en: 'Below the agent’s limit' },
    given: {
      wanted: wanted(87.4),
      history: ROWS,
      keep: [{ ticket: '7001' }],
      granted: [{ id: 7001 }],
    },
    expects: {
      judge: [{ ticket: '7001', email: 'nadia@client.example', amount: 8.5, level: 'own' }],
      denied: 'not reached',
    },
    asks: {
      granted: note({
        fr: 'Geste accordé : 8,50\u00A0€. À créer, puis à écrire : « Pour vous dédommager, nous vous accordons un avoir de 8,50\u00A0€ sur votre prochaine commande. »',
        en: 'Gesture granted: €8.50. To be created, then written: “To make up for this, we grant you a credit of €8.50 on your next order.”',
      }),
    },
  },
  {
    name: { fr: 'Plafond dépassé, responsable d’accord', en: 'Allowance passed, the lead agrees' },
    given: {
      wanted: wanted(300, 'broken'),
      history: [...ROWS, row(5, 20, '2026-10-01')],
      pending: [{ ticket: '7001' }],
      ask: yes(true),
      settle: [{ ticket: '7001', decision: 'accordé' }],
      granted: { fails: 'Ticket is closed' },
      lost: [{ ok: true }],
    },
    expects: {
      judge: [
        {
          amount: 40,
          level: 'ask',
          reason: {
            fr: 'au-dessus de 15\u00A0€, cumul du client sur douze mois : 72,50\u00A0€',
            en: 'above €15, this customer’s total over twelve months: €72.50',
          },
        },
      ],
      'agreed.yes': { count: 1 },
    },
    asks: {
      settle: [
        {
          columns: { value: { ticket: '7001', decision: { fr: 'accordé', en: 'granted' } } },
        },
      ],
      lost: [
        {
          text: {
            fr: 'Ticket #7001, geste de 40\u00A0€ : Zendesk refuse la note. Voyez le registre et dites la décision à ines@votre-entreprise.example.',
            en: 'Ticket #7001, gesture of €40: Zendesk refuses the note. See the register and tell ines@votre-entreprise.example the decision.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Responsable muet', en: 'The lead stays silent' },
    given: {
      wanted: wanted(180),
      history: [],
      pending: [{ ticket: '7001' }],
      ask: [{}],
      settle: [{ ticket: '7001', decision: 'refusé' }],
      denied: [{ id: 7001 }],
    },
    expects: {
      judge: [
        { amount: 18, level: 'ask', reason: { fr: 'au-dessus de 15\u00A0€', en: 'above €15' } },
      ],
      granted: 'not reached',
    },
    asks: {
      settle: [{ columns: { value: { decision: { fr: 'refusé', en: 'denied' } } } }],
      denied: note({
        fr: 'N’annoncez aucun geste : refusé, ou sans réponse en 24 heures.',
        en: 'Announce no gesture: refused, or no answer within 24 hours.',
      }),
    },
  },
  {
    name: { fr: 'Accordé, registre non corrigé', en: 'Granted, register not put right' },
    given: {
      wanted: wanted(180),
      history: [],
      pending: [{ ticket: '7001' }],
      ask: yes(true),
      settle: { fails: 'Quota exceeded' },
      granted: [{ id: 7001 }],
    },
    expects: { judge: [{ level: 'ask' }], denied: 'not reached' },
    asks: {
      granted: note({
        fr: 'Geste accordé : 18\u00A0€. À créer, puis à écrire : « Pour vous dédommager, nous vous accordons un avoir de 18\u00A0€ sur votre prochaine commande. » Registre à corriger : la ligne est restée « demandé ».',
        en: 'Gesture granted: €18. To be created, then written: “To make up for this, we grant you a credit of €18 on your next order.” Register to correct: the row still says “asked”.',
      }),
    },
  },
  {
    name: { fr: 'Ticket déjà inscrit, note refusée', en: 'Ticket entered already, note refused' },
    given: {
      wanted: wanted(50, 'late', '3'),
      history: ROWS,
      denied: { fails: 'Not Found' },
      lost: [{ ok: true }],
    },
    expects: {
      judge: [
        {
          ticket: '3',
          level: 'stuck',
          reason: {
            fr: 'ce ticket figure déjà au registre.',
            en: 'this ticket stands in the register already.',
          },
        },
      ],
      keep: 'not reached',
    },
  },
  {
    name: {
      fr: 'Montant illisible au registre, Slack muet',
      en: 'An illegible amount, Slack silent',
    },
    given: {
      wanted: wanted(20),
      history: [row(1, 'dix', '2026-03-02')],
      pending: [{ ticket: '7001' }],
      ask: { fails: 'channel_not_found' },
      denied: [{ id: 7001 }],
    },
    expects: {
      judge: [
        {
          amount: 5,
          level: 'ask',
          reason: {
            fr: 'un montant de ce client est illisible au registre',
            en: 'one of this customer’s amounts in the register is illegible',
          },
        },
      ],
      settle: 'not reached',
    },
    asks: { denied: SILENT },
  },
  {
    name: { fr: 'Registre illisible', en: 'Register unreadable' },
    given: { wanted: wanted(20), history: { fails: 'Not Found' }, denied: [{ id: 7001 }] },
    expects: { judge: [{ level: 'stuck' }] },
    asks: {
      denied: note({
        fr: 'N’annoncez aucun geste : le registre des gestes est illisible, recommencez plus tard.',
        en: 'Announce no gesture: the goodwill register cannot be read, try again later.',
      }),
    },
  },
  {
    name: { fr: 'Accord non inscrit', en: 'A yes not entered' },
    given: {
      wanted: wanted(4),
      history: [],
      keep: { fails: 'Protected range' },
      denied: [{ id: 7001 }],
    },
    expects: { judge: [{ amount: 4, level: 'own' }], granted: 'not reached' },
    asks: { denied: SILENT },
  },
  {
    name: { fr: 'Demande non inscrite', en: 'A request not entered' },
    given: {
      wanted: wanted(180),
      history: [],
      pending: { fails: 'Protected range' },
      denied: [{ id: 7001 }],
    },
    expects: { judge: [{ level: 'ask' }], ask: 'not reached' },
    asks: { denied: SILENT },
  },
]
