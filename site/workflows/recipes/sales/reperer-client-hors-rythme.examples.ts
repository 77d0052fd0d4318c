import type { Example } from '../recipe.ts'

/** One client's orders: as many as asked, every so many days, up to the last one. */
const orders = (
  [id, name]: readonly [id: number, name: string],
  user: number | false,
  last: string,
  every: number,
  count: number,
  net: number,
) =>
  Array.from({ length: count }, (_, at) => ({
    partner_id: [id, name],
    user_id: user ? [user, 'Inès Morel'] : false,
    date_order: `${new Date(Date.parse(last) - at * every * 86_400_000).toISOString().slice(0, 10)} 09:12:00`,
    amount_untaxed: net,
  }))

const bistro = orders([41, 'Bistrot du Port'], 7, '2026-10-16', 14, 8, 420)
const late = {
  client: 41,
  name: 'Bistrot du Port',
  user: 7,
  every: 14,
  waited: 38,
  usual: 420,
  last: '2026-10-16',
  mark: '41/2026-10-16',
  line: {
    fr: 'Bistrot du Port : tous les 14 jours, rien depuis 38 jours, en moyenne 420 €',
    en: 'Bistrot du Port: every 14 days, nothing for 38 days, on average €420',
  },
}
const orphan = {
  ...late,
  client: 52,
  name: 'Traiteur Allard',
  user: 0,
  every: 30,
  waited: 66,
  usual: 900,
  last: '2026-09-18',
  mark: '52/2026-09-18',
  line: {
    fr: 'Traiteur Allard : tous les 30 jours, rien depuis 66 jours, en moyenne 900 €',
    en: 'Traiteur Allard: every 30 days, nothing for 66 days, on average €900',
  },
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Six clients, trois en retard', en: 'Six clients, three of them late' },
    given: {
      tuesday: [{}],
      orders: [
        ...bistro,
        ...orders([44, 'Hôtel des Dunes'], 7, '2026-11-12', 14, 9, 610),
        ...orders([47, 'Snack du Stade'], 7, '2026-08-01', 20, 3, 150),
        ...orders([52, 'Traiteur Allard'], false, '2026-09-18', 30, 6, 900),
        ...orders([58, 'Café fermé'], 7, '2026-03-02', 10, 7, 200),
        ...orders([61, 'Camping du Lac'], 7, '2026-04-20', 120, 5, 3600),
      ],
      fresh: [late, orphan],
      activity: [{ id: 301 }],
      mark: [{ id: 1, mark: '41/2026-10-16' }],
      assign: [{ messageId: 'a-1' }],
    },
    expects: {
      rhythm: [
        { client: 41, every: 14, waited: 38, usual: 420, user: 7 },
        { client: 52, every: 30, waited: 66, usual: 900, user: 0 },
        { client: 61, every: 120, waited: 217, usual: 3600 },
      ],
      'owned.yes': { count: 1 },
      gather: [{ line: [orphan.line] }],
      silent: 'not reached',
    },
    asks: {
      activity: [
        { fieldsToSend: { value: { res_id: 41, user_id: 7, date_deadline: '2026-11-25' } } },
      ],
      assign: [
        {
          subject: { fr: 'Clients en retard à confier : 1', en: 'Late clients to assign: 1' },
          text: orphan.line,
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo refuse l’activité', en: 'Odoo refuses the activity' },
    given: {
      tuesday: [{}],
      orders: bistro,
      fresh: [late],
      activity: { fails: 'Access Denied' },
      assign: [{ messageId: 'a-2' }],
    },
    expects: { line: [{ line: late.line }], mark: 'not reached' },
    asks: {
      assign: [
        {
          subject: { fr: 'Clients en retard à confier : 1', en: 'Late clients to assign: 1' },
          text: late.line,
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      tuesday: [{}],
      orders: { fails: 'Service unavailable' },
      silent: [{ messageId: 'a-3' }],
    },
    expects: { rhythm: 'not reached' },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Rythme des clients : pas de lecture',
            en: 'Client rhythm: nothing read',
          },
          text: 'Service unavailable',
        },
      ],
    },
  },
]
