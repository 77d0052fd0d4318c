import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const delivery = (
  name: string,
  client: string,
  carrier: string,
  date_done: string,
  amount: number,
) => ({
  id: 1,
  name,
  partner_id: [4, client],
  carrier_id: [2, carrier],
  date_done,
  amount,
})
const DELIVERIES = [
  delivery('BL/00410', 'Hôtel Cassin', 'Rapid Fret', '2026-10-01 09:00:00', 1200),
  delivery('BL/00411', 'Mairie de Die', 'Rapid Fret', '2026-11-02 10:00:00', 310.5),
  delivery('BL/00412', 'Lycée Vian', 'Rapid Fret', '2026-11-03 10:00:00', 90),
  delivery('BL/00413', 'Café Luz', 'Coursier Zed', '2026-11-04 10:00:00', 45.25),
  delivery('BL/00414', 'Café Luz', 'Trans Alpes', '2026-11-20 10:00:00', 700),
]
const tell = (fr: string, en: string) => [{ text: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux relancés, un sans adresse', en: 'Two chased, one without an address' },
    given: {
      tuesday: [{}],
      deliveries: DELIVERIES,
      proofs: [{ Key: 'livraisons/bl-00412_signe.pdf' }],
      write: [{ accepted: true }],
      tell: [{ ok: true }],
    },
    expects: {
      match: [
        {
          carrier: 'Rapid Fret',
          count: 2,
          oldest: 53,
          amount: 1510.5,
          lines: [
            both('BL/00410, Hôtel Cassin : 53 jours', 'BL/00410, Hôtel Cassin: 53 days'),
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
          subject: both('2 bon(s) signé(s) à nous envoyer', '2 signed note(s) to send us'),
        },
      ],
      tell: tell(
        '*1555.75 € livrés sans preuve*\nRapid Fret : 2 bon(s), 1510.50 €\nCoursier Zed : 1 bon(s), 45.25 € (sans adresse)',
        '*1555.75 € delivered without proof*\nRapid Fret: 2 note(s), 1510.50 €\nCoursier Zed: 1 note(s), 45.25 € (no address)',
      ),
    },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      tuesday: [{}],
      deliveries: [DELIVERIES[0]!],
      proofs: [],
      write: { fails: 'Mailbox unavailable' },
      tell: [{ ok: true }],
    },
    expects: { total: [{ sum_amount: 1200 }] },
    asks: {
      tell: tell(
        '*1200.00 € livrés sans preuve*\nRapid Fret : 1 bon(s), 1200.00 € (non relancé : Mailbox unavailable)',
        '*1200.00 € delivered without proof*\nRapid Fret: 1 note(s), 1200.00 € (not chased: Mailbox unavailable)',
      ),
    },
  },
  {
    name: { fr: 'Le stockage ne répond pas', en: 'The storage does not answer' },
    given: {
      tuesday: [{}],
      deliveries: DELIVERIES,
      proofs: { fails: 'NoSuchBucket' },
      tell: [{ ok: true }],
    },
    expects: { match: [{ broken: 'NoSuchBucket', amount: 0 }], write: 'not reached' },
    asks: {
      tell: tell(
        '*0.00 € livrés sans preuve*\nBons illisibles : NoSuchBucket',
        '*0.00 € delivered without proof*\nNotes not readable: NoSuchBucket',
      ),
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
]
