import type { Example } from '../recipe.ts'

const visit = (summary: string, dateTime: string, location: string) => ({
  summary,
  location,
  start: { dateTime },
})
const found = (lon: number, lat: number, score = 0.93) => ({
  features: [{ geometry: { coordinates: [lon, lat] }, properties: { score } }],
})
const client = (
  name: string,
  [lon, lat]: readonly [lon: number, lat: number],
  last_visit: string,
  every_days: number | null = null,
) => ({ id: name, name, phone: '02 00 00 00 01', lat, lon, last_visit, every_days })

const scierie = client('Scierie Prual', [-1.36, 47.09], '2026-05-04')
const garage = client('Garage Oudin', [-1.33, 47.06], '2026-08-20', 60)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux visites, un secteur, une adresse perdue',
      en: 'Two visits, one address lost',
    },
    given: {
      thursday: [{}],
      events: [
        visit('Chantier neuf', '2026-12-03T09:00:00+01:00', 'Lotissement sans nom'),
        visit('Menuiserie Hervé', '2026-12-01T10:00:00+01:00', '4 rue du Port, 44190 Clisson'),
        visit('Point équipe', '2026-12-01T14:00:00+01:00', 'https://meet.votre-entreprise.example'),
      ],
      find: [{ features: [] }, found(-1.28, 47.087)],
      clients: [
        scierie,
        garage,
        client('Menuiserie Hervé', [-1.28, 47.087], '2026-03-02'),
        client('Mairie de Vertou', [-1.46, 47.17], ''),
        client('Ferme du Lac', [-1.29, 47.08], '2026-11-10'),
        client('Atelier Rennes', [-1.68, 48.11], '2026-01-15'),
      ],
      send: [{ id: 'o-1' }],
    },
    expects: {
      placed: { count: 2 },
      around: [
        { found: 2, lost: false },
        { found: 0, lost: true },
      ],
      count: [{ near: 2, lost: 1 }],
      quiet: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Tournée : 2 client(s) à voir en passant',
            en: 'Sales round: 2 client(s) to see on the way',
          },
          bodyContent: {
            fr: '01/12 10:00 Menuiserie Hervé\n  - Scierie Prual, 02 00 00 00 01, 6 km, vu il y a 203 jours\n  - Garage Oudin, 02 00 00 00 01, 5 km, vu il y a 95 jours\n\n03/12 09:00 Chantier neuf\n  ! adresse non située : Lotissement sans nom',
            en: '01/12 10:00 Menuiserie Hervé\n  - Scierie Prual, 02 00 00 00 01, 6 km, seen 203 days ago\n  - Garage Oudin, 02 00 00 00 01, 5 km, seen 95 days ago\n\n03/12 09:00 Chantier neuf\n  ! address not found: Lotissement sans nom',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne à voir', en: 'Nobody to see' },
    given: {
      thursday: [{}],
      events: [visit('Salon', '2026-12-02T09:30:00+01:00', 'Parc des expositions, Angers')],
      find: [found(-0.52, 47.5)],
      clients: [scierie],
    },
    expects: {
      count: [
        {
          near: 0,
          text: {
            fr: '02/12 09:30 Salon\n  personne à voir dans le secteur',
            en: '02/12 09:30 Salon\n  nobody due in the area',
          },
        },
      ],
      quiet: { count: 1 },
      send: 'not reached',
    },
  },
  {
    name: { fr: 'Le géocodage ne répond pas', en: 'The geocoder does not answer' },
    given: {
      thursday: [{}],
      events: [visit('Salon', '2026-12-02T09:30:00+01:00', 'Parc des expositions, Angers')],
      find: { fails: 'Gateway timeout' },
      clients: [scierie],
      send: [{ id: 'o-2' }],
    },
    expects: { count: [{ near: 0, lost: 1 }] },
    asks: {
      send: [
        {
          bodyContent: {
            fr: '02/12 09:30 Salon\n  ! adresse non située : Parc des expositions, Angers',
            en: '02/12 09:30 Salon\n  ! address not found: Parc des expositions, Angers',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’agenda refuse', en: 'The calendar refuses' },
    given: {
      thursday: [{}],
      events: { fails: 'Request had insufficient authentication scopes.' },
      broken: [{ id: 'o-3' }],
    },
    expects: { placed: 'not reached' },
    asks: {
      broken: [
        {
          subject: { fr: 'Tournée non préparée', en: 'Sales round not prepared' },
          bodyContent: 'Request had insufficient authentication scopes.',
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable refuse', en: 'Airtable refuses' },
    given: {
      thursday: [{}],
      events: [visit('Salon', '2026-12-02T09:30:00+01:00', 'Parc des expositions, Angers')],
      find: [found(-0.52, 47.5)],
      clients: { fails: 'Invalid permissions' },
      broken: [{ id: 'o-4' }],
    },
    expects: { placed: { count: 1 }, around: 'not reached' },
    asks: {
      broken: [{ subject: { fr: 'Tournée non préparée', en: 'Sales round not prepared' } }],
    },
  },
]
