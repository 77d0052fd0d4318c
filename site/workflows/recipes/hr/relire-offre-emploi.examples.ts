import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const advert = (text: string) => [
  { email: 'chef@cycles-armor.example', title: 'Assistant commercial F/H', text },
]
const says = (...remarks: readonly Readonly<Record<string, string>>[]) => ({
  says: [JSON.stringify({ output: { remarks } })],
})
const GOOD =
  'CDI à Rennes, 35000. 28 000 à 31 000 € par an. Vous suivez les commandes de nos revendeurs.'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux tournures, une citation inventée',
      en: 'Two wordings, one invented quotation',
    },
    given: {
      advert: advert(
        'Nous cherchons une jeune assistante, sans contrainte familiale, pour un CDI.',
      ),
      haiku: says(
        { kind: 'age', quote: 'une jeune assistante', instead: 'une personne pour assister' },
        { kind: 'family', quote: 'Sans contrainte  familiale', instead: 'disponible le samedi' },
        { kind: 'health', quote: 'en pleine forme', instead: 'qui porte des cartons' },
      ),
      reply: [{ id: 'm1' }],
    },
    expects: {
      weigh: [
        {
          count: 4,
          points: [
            both(
              'Âge : une jeune assistante → une personne pour assister',
              'Age: une jeune assistante → une personne pour assister',
            ),
            both(
              'Famille : Sans contrainte  familiale → disponible le samedi',
              'Family: Sans contrainte  familiale → disponible le samedi',
            ),
            both('Aucun salaire, même une fourchette', 'No pay, not even a range'),
            both('Lieu absent (code postal ou télétravail)', 'Place missing (postcode or remote)'),
          ],
        },
      ],
      ready: 'not reached',
    },
    asks: {
      reply: [
        {
          subject: both(
            'Offre « Assistant commercial F/H » : 4 point(s) à revoir',
            'Advert “Assistant commercial F/H”: 4 point(s) to look at',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une offre sans remarque', en: 'An advert without remarks' },
    given: {
      advert: advert(GOOD),
      haiku: says(),
      ready: [{ id: 'c1' }],
      reply: [{ id: 'm4' }],
    },
    expects: { weigh: [{ count: 0 }] },
    asks: {
      ready: [{ name: 'Assistant commercial F/H' }],
      reply: [
        {
          subject: both(
            'Offre « Assistant commercial F/H » : relue, transmise aux RH',
            'Advert “Assistant commercial F/H”: read and handed to HR',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un salaire n’est pas un code postal', en: 'Pay is no postcode' },
    given: {
      advert: advert(
        'CDI. 28000 à 31000 € par an, prime de 12€ par jour. Vous suivez les commandes.',
      ),
      haiku: says(),
      reply: [{ id: 'm5' }],
    },
    expects: {
      weigh: [
        {
          points: [
            both('Lieu absent (code postal ou télétravail)', 'Place missing (postcode or remote)'),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle se tait', en: 'The model is silent' },
    given: {
      advert: advert(GOOD),
      haiku: { fails: 'The service is overloaded' },
      reply: [{ id: 'm2' }],
    },
    expects: {
      weigh: [
        {
          points: [
            both(
              'Tournures non relues : le modèle n’a pas répondu',
              'Wordings not read: the model did not answer',
            ),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Trello refuse la carte', en: 'Trello refuses the card' },
    given: {
      advert: advert(GOOD),
      haiku: says(),
      ready: { fails: 'invalid key' },
      reply: [{ id: 'm3' }],
    },
    expects: { 'clean.yes': { count: 1 } },
    asks: {
      reply: [
        {
          message: both(
            'Transmettez le texte aux RH vous-même.',
            'Please hand the text to HR yourself.',
          ),
        },
      ],
    },
  },
]
