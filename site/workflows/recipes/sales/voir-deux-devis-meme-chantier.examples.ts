import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const quote = (number: string, branch: string, client: string, address: string) => ({
  number,
  branch,
  manager: `${branch.toLowerCase()}@votre-entreprise.example`,
  author: 'Ines',
  client,
  title: 'Toiture',
  net: '18500.00',
  address,
  quoted_on: '2026-11-18',
})
const found = (type: string, label: string, lon: number, lat: number) => ({
  features: [{ properties: { type, label, score: 0.9 }, geometry: { coordinates: [lon, lat] } }],
})
const DOOR = found('housenumber', '12 Rue des Lilas 37000 Tours', 0.69, 47.39)
const NEXT = found('housenumber', '14 Rue des Lilas 37000 Tours', 0.6903, 47.3902)
const sent = [{}]
const PAIR = {
  kind: 'told',
  mark: 'D-1 + D-2',
  to: 'tours@votre-entreprise.example, blois@votre-entreprise.example',
  subject: 'D-1, D-2',
  text: 'D-1\nD-2',
}

export const examples: readonly Example[] = [
  {
    name: both('Un couple, une rue, une adresse perdue', 'A pair, a street, an address lost'),
    given: {
      morning: [{}],
      quotes: [
        quote('D-1', 'Tours', 'Prual', '12 rue des Lilas, Tours'),
        quote('D-2', 'Blois', 'Oudin', '14 rue des lilas 37000'),
        quote('D-3', 'Tours', 'Roy', '16 rue des Lilas, Tours'),
        quote('D-4', 'Blois', 'Vial', 'chemin Vert, Amboise'),
        quote('D-5', 'Tours', 'VIAL ', 'Chemin Vert 37400'),
        quote('D-6', 'Tours', 'Huet', 'lot 4'),
        quote('D-7', 'Blois', 'Denis', '3 quai Neuf, Blois'),
        quote('D-8', 'Blois', 'Noel', '?'),
      ],
      find: [
        DOOR,
        NEXT,
        found('housenumber', '16 Rue des Lilas 37000 Tours', 0.6925, 47.3908),
        found('street', 'Chemin Vert 37400 Amboise', 0.98, 47.41),
        found('street', 'Chemin Vert 37400 Amboise', 0.98, 47.41),
        { features: [] },
        { error: { message: '503 - Service unavailable' } },
        { error: { message: '400 - Bad Request' } },
      ],
      fresh: [PAIR],
      write: sent,
      mark: [{ id: 1 }],
      blind: sent,
    },
    expects: {
      pairs: [
        {
          mark: 'D-1 + D-2',
          to: 'tours@votre-entreprise.example, blois@votre-entreprise.example',
          text: both(
            '- D-1, Tours par Ines : Prual, Toiture, 18\u00A0500\u00A0€ hors taxes, le 18/11/2026\n- D-2, Blois par Ines : Oudin, Toiture, 18\u00A0500\u00A0€ hors taxes, le 18/11/2026\n\n32 m entre les deux adresses. Deux clients différents, peut-être deux entreprises du même chantier.',
            '- D-1, Tours by Ines: Prual, Toiture, €18,500 before VAT, on 18/11/2026\n- D-2, Blois by Ines: Oudin, Toiture, €18,500 before VAT, on 18/11/2026\n\n32 m between the two addresses. Two different clients, perhaps two firms on one site.',
          ),
        },
        { mark: 'D-4 + D-5' },
        { mark: 'address D-6', to: 'tours@votre-entreprise.example' },
        { mark: 'address D-8', to: 'blois@votre-entreprise.example' },
        { kind: 'blind' },
      ],
      unsent: 'not reached',
    },
    asks: {
      mark: [{ columns: { value: { mark: 'D-1 + D-2' } } }],
      blind: [
        {
          bodyContent: both(
            'Géocodage muet, devis non comparés aujourd’hui : D-7',
            'Geocoder silent, quotes not compared today: D-7',
          ),
        },
      ],
    },
  },
  {
    name: both('Un responsable est parti', 'A manager has left'),
    given: {
      morning: [{}],
      quotes: [
        quote('D-1', 'Tours', 'Prual', '12 rue des Lilas, Tours'),
        quote('D-2', 'Blois', 'Oudin', '14 rue des lilas 37000'),
      ],
      find: [DOOR, NEXT],
      fresh: [PAIR],
      write: { fails: 'ErrorInvalidRecipients' },
      unsent: sent,
    },
    expects: { pairs: [{ mark: 'D-1 + D-2' }], mark: 'not reached' },
    asks: {
      unsent: [
        {
          bodyContent:
            'tours@votre-entreprise.example, blois@votre-entreprise.example – ErrorInvalidRecipients\n\nD-1\nD-2',
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: { morning: [{}], quotes: { fails: 'ECONNREFUSED' }, blind: sent },
    expects: { find: 'not reached', pairs: 'not reached' },
    asks: {
      blind: [
        { subject: both('Devis non comparés', 'Quotes not compared'), bodyContent: 'ECONNREFUSED' },
      ],
    },
  },
]
