import type { Example } from '../recipe.ts'

const campaign = (
  id: number,
  name: string,
  scheduledAt: string,
  subject: string,
  htmlContent = '<p>À bientôt</p>',
) => ({ id, name, subject, previewText: '', status: 'queued', scheduledAt, htmlContent })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une fautive, trois permises', en: 'One at fault, three allowed' },
    given: {
      hourly: [{}],
      planned: [
        {
          count: 5,
          campaigns: [
            // Typed on a Mac: the accent is a sign of its own.
            campaign(
              11,
              'Avant Noël',
              '2026-12-04T09:00:00.000Z',
              'Tout est SOLDE\u0301 ce week-end',
            ),
            // 8 a.m. in Paris on the first Wednesday: the second is the 13th.
            campaign(12, 'Janvier', '2027-01-06T07:00:00.000Z', 'Les soldes commencent'),
            campaign(13, 'Comptes', '2026-12-05T09:00:00.000Z', 'Le solde de vos points'),
            campaign(14, 'Jeu [soldes vu]', '2026-12-06T09:00:00.000Z', 'Gagnez vos soldes'),
            campaign(
              15,
              'Trop tôt',
              '2027-01-06T06:30:00.000Z',
              'Ce matin',
              '<p>Vestes sold&eacute;es, <b>soldes</b></p><style>.soldes{}</style>',
            ),
          ],
        },
      ],
      suspend: [{}, {}],
      told: [{ messageId: 's-1' }, { messageId: 's-2' }],
    },
    expects: {
      judge: [
        {
          id: 11,
          said: 'soldé',
          sent: '04/12/2026 10:00',
          next: {
            fr: 'du 06/01/2027 08:00 au 02/02/2027',
            en: 'from 06/01/2027 08:00 to 02/02/2027',
          },
        },
        { id: 15, said: 'soldées, soldes', sent: '06/01/2027 07:30' },
      ],
      'kind.stop': { count: 2 },
      blind: 'not reached',
    },
    asks: {
      suspend: [
        { url: 'https://api.brevo.com/v3/emailCampaigns/11/status' },
        { url: 'https://api.brevo.com/v3/emailCampaigns/15/status' },
      ],
      told: [
        {
          subject: { fr: 'Campagne suspendue : Avant Noël', en: 'Campaign suspended: Avant Noël' },
        },
        { subject: { fr: 'Campagne suspendue : Trop tôt', en: 'Campaign suspended: Trop tôt' } },
      ],
    },
  },
  {
    name: { fr: 'Déjà en train de partir, liste trop longue', en: 'Leaving already, a long list' },
    given: {
      hourly: [{}],
      planned: [
        {
          count: 104,
          campaigns: [campaign(21, 'Black Friday', '2026-11-23T08:00:00.000Z', 'Soldes privés')],
        },
      ],
      suspend: { fails: 'Campaign is already in process' },
      missed: [{ messageId: 'm-1' }],
      blind: [{ messageId: 'b-1' }],
    },
    expects: {
      judge: [
        { id: 21, said: 'soldes' },
        { seen: 1, count: 104 },
      ],
      told: 'not reached',
    },
    asks: {
      missed: [
        {
          text: {
            fr: 'Elle dit « soldes », départ prévu le 23/11/2026 09:00. Brevo a répondu : Campaign is already in process',
            en: 'It says “soldes”, leaving on 23/11/2026 09:00. Brevo answered: Campaign is already in process',
          },
        },
      ],
      blind: [
        {
          text: {
            fr: 'Campagnes relues : 1 sur 104. Relisez les autres à la main.',
            en: 'Campaigns read: 1 of 104. Read the others by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Brevo ne répond pas', en: 'Brevo does not answer' },
    given: {
      hourly: [{}],
      planned: { fails: 'Service unavailable' },
      blind: [{ messageId: 'b-2' }],
    },
    expects: { judge: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'Brevo n’a pas donné ses campagnes : Service unavailable',
            en: 'Brevo did not give its campaigns: Service unavailable',
          },
        },
      ],
    },
  },
]
