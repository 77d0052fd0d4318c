import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const note = (id: string, Client: string, Notes: Bilingual<string>) => ({
  id,
  Client,
  Day: '2026-11-05',
  Notes,
})
type Found = readonly [name: string, theme: Bilingual<string>, quote: Bilingual<string>]
const says = (...found: readonly Found[]): Bilingual<string> => {
  const said = (language: 'fr' | 'en') =>
    JSON.stringify({
      output: {
        competitors: found.map(([name, theme, quote]) => ({
          name,
          theme: theme[language],
          quote: quote[language],
        })),
      },
    })
  return { fr: said('fr'), en: said('en') }
}
const DELIVERY = both('délai', 'delivery')
const PRICE = both('prix', 'price')
const THREE = both('Dupré livre en trois jours.', 'Dupré delivers in three days.')
const LOUD = both('DUPRE livre en trois jours.', 'DUPRE delivers in three days.')
const SPARK = both('Il a reçu une offre de Sparkom.', 'He had an offer from Sparkom.')
const monthly = [{}]
const sent = [{ accepted: ['direction-commerciale@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: both('Deux noms, un inventé, une note vide', 'Two names, one made up, an empty note'),
    given: {
      monthly,
      notes: [
        note(
          'n1',
          'Prual',
          both(`Vu M. Roy, 06 12 34 56 78. ${LOUD.fr}`, `Met Mr Roy, 06 12 34 56 78. ${LOUD.en}`),
        ),
        note('n2', 'Oudin', both(`${THREE.fr} ${SPARK.fr}`, `${THREE.en} ${SPARK.en}`)),
        note('n3', 'Vial', both('Rien de neuf.', 'Nothing new.')),
        note('n4', 'Huet', both(' ', ' ')),
      ],
      reader: {
        says: [
          says(['DUPRE', DELIVERY, LOUD]),
          says(
            ['Dupré', DELIVERY, THREE],
            ['Sparkom', PRICE, SPARK],
            ['Valmat', PRICE, both('Valmat est moins cher.', 'Valmat is cheaper.')],
          ),
          says(),
        ],
      },
      mark: [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }],
      report: sent,
    },
    expects: {
      prepare: [
        { id: 'n1', text: both(`Vu M. Roy, […]. ${LOUD.fr}`, `Met Mr Roy, […]. ${LOUD.en}`) },
        { id: 'n2' },
        { id: 'n3' },
      ],
      verify: [
        { read: true, label: 'Dupré' },
        { label: 'Dupré, Sparkom' },
        { label: both('aucun', 'none') },
      ],
      quiet: 'not reached',
    },
    asks: {
      mark: [
        { columns: { value: { id: 'n1', Competitors: 'Dupré' } } },
        { columns: { value: { id: 'n2', Competitors: 'Dupré, Sparkom' } } },
        { columns: { value: { id: 'n3' } } },
      ],
      report: [
        {
          text: both(
            'Dupré : 2 client(s) (délai 2)\n  « DUPRE livre en trois jours. » (Prual)\n  « Dupré livre en trois jours. » (Oudin)\n\nSparkom (hors de votre liste) : 1 client(s) (prix 1)\n  « Il a reçu une offre de Sparkom. » (Oudin)',
            'Dupré: 2 client(s) (delivery 2)\n  “DUPRE delivers in three days.” (Prual)\n  “Dupré delivers in three days.” (Oudin)\n\nSparkom (not on your list): 1 client(s) (price 1)\n  “He had an offer from Sparkom.” (Oudin)',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      monthly,
      notes: [note('n1', 'Prual', THREE)],
      reader: { fails: 'overloaded' },
      report: sent,
    },
    expects: { verify: [{ read: false }], mark: 'not reached' },
    asks: {
      report: [
        {
          text: both(
            'Aucun concurrent cité.\n\nNotes non lues, reprises le mois prochain : Prual',
            'No competitor mentioned.\n\nNotes not read, to be taken up next month: Prual',
          ),
        },
      ],
    },
  },
  {
    name: both('La marque est refusée', 'The mark is refused'),
    given: {
      monthly,
      notes: [note('n1', 'Prual', THREE)],
      reader: { says: [says(['Dupré', DELIVERY, THREE])] },
      mark: { fails: 'Rate limit exceeded' },
      report: sent,
    },
    expects: { count: [{ count: 1 }] },
    asks: {
      report: [
        {
          text: both(
            'Dupré : 1 client(s) (délai 1)\n  « Dupré livre en trois jours. » (Prual)\nNotes lues que le tableau n’a pas pu marquer : 1',
            'Dupré: 1 client(s) (delivery 1)\n  “Dupré delivers in three days.” (Prual)\nNotes read that the table could not mark: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable ne répond pas', 'Airtable does not answer'),
    given: { monthly, notes: { fails: 'timeout' }, quiet: sent },
    expects: { prepare: [{ state: 'told' }], read: 'not reached' },
    asks: {
      quiet: [
        {
          text: both(
            'Airtable ne répond pas, aucune note n’a été lue : timeout',
            'Airtable does not answer, no note was read: timeout',
          ),
        },
      ],
    },
  },
]
