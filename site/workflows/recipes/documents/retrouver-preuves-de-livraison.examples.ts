import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const delivery = (
  name: string,
  client: string,
  carrier: string,
  date_done: string,
  order: number,
) => ({
  id: 1,
  name,
  partner_id: [4, client],
  carrier_id: [2, carrier],
  date_done,
  sale_id: [order, `S${order}`],
})
const sold = (id: number, amount_total: number, invoice_status = 'invoiced') => ({
  id,
  amount_total,
  invoice_status,
})
const DELIVERIES = [
  delivery('BL/00410', 'Hôtel Cassin', 'Rapid Fret', '2026-10-01 09:00:00', 410),
  delivery('BL/00411', 'Mairie de Die', 'Rapid Fret', '2026-11-02 10:00:00', 411),
  delivery('BL/00412', 'Lycée Vian', 'Rapid Fret', '2026-11-03 10:00:00', 412),
  delivery('BL/00413', 'Café Luz', 'Coursier Zed', '2026-11-04 10:00:00', 413),
  delivery('BL/00414', 'Café Luz', 'Trans Alpes', '2026-11-20 10:00:00', 414),
  // The rest of the first order, and one that nobody has invoiced.
  delivery('BL/00415', 'Hôtel Cassin', 'Rapid Fret', '2026-10-05 09:00:00', 410),
  delivery('BL/00416', 'Café Luz', 'Rapid Fret', '2026-10-06 09:00:00', 416),
]
const ORDERS = [
  sold(410, 1200),
  sold(411, 310.5),
  sold(412, 90),
  sold(413, 45.25),
  sold(414, 700),
  sold(416, 80, 'to invoice'),
]
const tell = (fr: string, en: string) => [{ text: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux relancés, un sans adresse', en: 'Two chased, one without an address' },
    given: {
      tuesday: [{}],
      deliveries: DELIVERIES,
      orders: ORDERS,
      proofs: [{ Key: 'livraisons/bl-00412_signe.pdf' }],
      write: [{ accepted: true }],
      tell: [{ ok: true }],
    },
    expects: {
      match: [
        {
          carrier: 'Rapid Fret',
          count: 3,
          oldest: 53,
          amount: 1510.5,
          lines: [
            both('BL/00410, Hôtel Cassin : 53 jours', 'BL/00410, Hôtel Cassin: 53 days'),
            both('BL/00415, Hôtel Cassin : 49 jours', 'BL/00415, Hôtel Cassin: 49 days'),
            both('BL/00411, Mairie de Die : 21 jours', 'BL/00411, Mairie de Die: 21 days'),
          ],
        },
        { carrier: 'Coursier Zed', email: '' },
      ],
      total: [{ sum_amount: 1555.75 }],
      shut: 'not reached',
    },
    asks: {
      write: [
        {
          toEmail: 'preuves@rapid-fret.example',
          subject: both('3 bon(s) signé(s) à nous envoyer', '3 signed note(s) to send us'),
        },
      ],
      tell: tell(
        '*1555,75 € livrés sans preuve*\nRapid Fret : 3 bon(s), 1\u00A0510,50\u00A0€\nCoursier Zed : 1 bon(s), 45,25\u00A0€ (sans adresse)',
        '*€1555.75 delivered without proof*\nRapid Fret: 3 note(s), €1,510.50\nCoursier Zed: 1 note(s), €45.25 (no address)',
      ),
    },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      tuesday: [{}],
      deliveries: [DELIVERIES[0]!],
      orders: ORDERS,
      proofs: [],
      write: { fails: 'Mailbox unavailable' },
      tell: [{ ok: true }],
    },
    expects: { total: [{ sum_amount: 1200 }] },
    asks: {
      tell: tell(
        '*1200,00 € livrés sans preuve*\nRapid Fret : 1 bon(s), 1\u00A0200\u00A0€ (non relancé : Mailbox unavailable)',
        '*€1200.00 delivered without proof*\nRapid Fret: 1 note(s), €1,200 (not chased: Mailbox unavailable)',
      ),
    },
  },
  {
    name: { fr: 'Le stockage ne répond pas', en: 'The storage does not answer' },
    given: {
      tuesday: [{}],
      deliveries: DELIVERIES,
      orders: ORDERS,
      proofs: { fails: 'NoSuchBucket' },
      tell: [{ ok: true }],
    },
    expects: { match: [{ broken: 'NoSuchBucket', amount: 0 }], write: 'not reached' },
    asks: {
      tell: tell('Bons illisibles : NoSuchBucket', 'Notes not readable: NoSuchBucket'),
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: { tuesday: [{}], deliveries: { fails: 'Access Denied' }, shut: [{ ok: true }] },
    expects: { match: 'not reached' },
    asks: {
      shut: tell(
        'Livraisons illisibles, rien n’est relancé : Access Denied',
        'Deliveries not readable, nobody was chased: Access Denied',
      ),
    },
  },
  {
    name: { fr: 'Les commandes ne se lisent pas', en: 'Orders cannot be read' },
    given: {
      tuesday: [{}],
      deliveries: DELIVERIES,
      orders: { fails: 'Access Denied' },
      shut: [{ ok: true }],
    },
    expects: { match: 'not reached' },
    asks: {
      shut: tell(
        'Livraisons illisibles, rien n’est relancé : Access Denied',
        'Deliveries not readable, nobody was chased: Access Denied',
      ),
    },
  },
]
