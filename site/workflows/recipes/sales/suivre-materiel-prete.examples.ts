import type { Example } from '../recipe.ts'

const loan = (
  id: number,
  client: string,
  object: string,
  due_on: string,
  worth: number,
  more: {
    readonly stage?: string
    readonly told_on?: string
    readonly returned_on?: string
    readonly email?: string
  } = {},
) => ({
  id,
  client,
  object,
  due_on,
  worth,
  email: `${client.toLowerCase().replaceAll(/[^a-z]/g, '')}@client.example`,
  owner: 'Inès',
  stage: '',
  returned_on: '',
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un bientôt, un en retard, un perdu de vue', en: 'One soon, one late, one lost' },
    given: {
      daily: [{}],
      loans: [
        loan(1, 'Brasserie Nord', 'Pompe P4', '2026-11-25', 900),
        loan(2, 'Atelier Roy', 'Scie S2', '2026-11-14', 1400, {
          stage: 'soon',
          told_on: '2026-11-12',
        }),
        loan(3, 'Atelier Roy', 'Guide G1', '2026-11-24', 120),
        loan(4, 'Ferme Bio', 'Balance B9', '2026-10-20', 600, {
          stage: 'late',
          told_on: '2026-10-28',
        }),
        loan(5, 'Lycée Sud', 'Lampe', '2026-11-01', 80, { returned_on: '2026-11-02' }),
        loan(6, 'Garage Est', 'Cric C3', '2026-10-01', 300, { stage: 'lost' }),
        loan(7, 'Café Ouest', 'Four F7', '2026-11-25', 700, {
          stage: 'late',
          told_on: '2026-11-05',
        }),
        loan(8, 'Gîte du Pin', 'Treuil T8', '2026-11-24', 250, { email: '' }),
      ],
      remind: [{ id: 'o-1' }, { id: 'o-4' }],
      insist: [{ id: 'o-2' }],
      call: [{ id: 't-1' }, { id: 't-2' }],
      note: {
        runs: [
          [{ id: 1 }, { id: 7 }],
          [{ id: 2 }, { id: 3 }],
          [{ id: 4 }, { id: 8 }],
        ],
      },
    },
    expects: {
      sort: [
        { client: 'Brasserie Nord', stage: 'soon', worth: 900 },
        { client: 'Atelier Roy', stage: 'late', worth: 1520 },
        { client: 'Ferme Bio', stage: 'lost', worth: 600 },
        { client: 'Café Ouest', stage: 'soon', worth: 700 },
        { client: 'Gîte du Pin', stage: 'lost', worth: 250 },
      ],
      rows: [
        { id: 1, stage: 'soon', told_on: '2026-11-23' },
        { id: 7, stage: 'soon' },
        { id: 2, stage: 'late' },
        { id: 3, stage: 'soon' },
        { id: 4, stage: 'lost' },
        { id: 8, stage: 'lost' },
      ],
      broken: 'not reached',
    },
    asks: {
      note: [
        { rowId: 1, dataToSend: 'autoMapInputData', inputsToIgnore: 'id' },
        { rowId: 7 },
        { rowId: 2 },
        { rowId: 3 },
        { rowId: 4 },
        { rowId: 8 },
      ],
      insist: [
        {
          toRecipients: 'atelierroy@client.example',
          bodyContent: {
            fr: 'Bonjour Atelier Roy,\n\nSelon nos dates, ceci doit nous revenir :\n- Scie S2, prévu le 14/11, 1400 €\n- Guide G1, prévu le 24/11, 120 €\n\nQuel jour pouvons-nous passer ? Si vous souhaitez garder quelque chose, dites-le-nous : nous vous enverrons un devis.',
            en: 'Hello Atelier Roy,\n\nBy our dates this is due back:\n- Scie S2, due 14/11, €1400\n- Guide G1, due 24/11, €120\n\nWhich day may we come by? If you would rather keep any of it, tell us and we will send a quote.',
          },
        },
      ],
      call: [
        {
          content: {
            fr: 'Inès : appeler Ferme Bio, 600 € de matériel dehors',
            en: 'Inès: call Ferme Bio, €600 of equipment out',
          },
        },
        { options: { dueDateTime: '2026-11-24T08:30:00.000+01:00' } },
      ],
    },
  },
  {
    name: { fr: 'Rien à dire aujourd’hui', en: 'Nothing to say today' },
    given: {
      daily: [{}],
      loans: [loan(9, 'Brasserie Nord', 'Pompe P4', '2026-12-20', 900)],
    },
    expects: { settings: [{ lost: 21 }], sort: { count: 0 }, remind: 'not reached' },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    given: { daily: [{}], loans: { fails: 'Bad gateway' }, broken: [{ id: 'o-3' }] },
    expects: { sort: 'not reached' },
    asks: {
      broken: [
        {
          subject: {
            fr: 'Matériel prêté : table illisible',
            en: 'Equipment on loan: table not read',
          },
          bodyContent: 'Bad gateway',
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      daily: [{}],
      loans: { fails: 'connect ECONNREFUSED', whole: true },
      broken: [{ id: 'o-3' }],
    },
    expects: { sort: 'not reached' },
    asks: {
      broken: [
        {
          subject: {
            fr: 'Matériel prêté : table illisible',
            en: 'Equipment on loan: table not read',
          },
          bodyContent: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
        },
      ],
    },
  },
]
