import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une virgule déplacée après relance', en: 'A comma moved after a reminder' },
    given: {
      form: [
        {
          title: 'Six mois avec la cuisine centrale',
          name: 'Nadia Ferrand',
          email: 'nadia@traiteur-ferrand.example',
          quote: { fr: 'On gagne une heure, par jour.', en: 'We save an hour, a day.' },
        },
      ],
      ask: {
        runs: [
          [{}],
          [
            {
              data: {
                Réponse: 'Modifier',
                'Votre version': 'On gagne une heure par jour.',
                Answer: 'Change',
                'Your version': 'We save an hour a day. ',
              },
            },
          ],
        ],
      },
      haiku: { says: ['{"output":{"same":true,"difference":""}}'] },
      record: [{ id: 'rec1' }],
      tell: [{ id: 'p-1' }],
    },
    expects: {
      read: [{ state: 'again' }, { state: 'changed' }],
      'same.yes': { count: 1 },
      final: [
        {
          state: 'changed',
          text: { fr: 'On gagne une heure par jour.', en: 'We save an hour a day.' },
        },
      ],
      decide: 'not reached',
    },
    asks: {
      record: [{ columns: { value: { state: 'changed', answered_on: '2026-11-23' } } }],
      tell: [
        {
          message: {
            fr: 'Nadia Ferrand, « Six mois avec la cuisine centrale » : à publier : « On gagne une heure par jour. »',
            en: 'Nadia Ferrand, “Six mois avec la cuisine centrale”: publish “We save an hour a day.”',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Une réserve ajoutée, version non retenue',
      en: 'A reservation added, version dropped',
    },
    given: {
      form: [
        {
          title: 'Un an de suivi',
          name: 'Karim Oudin',
          email: 'karim@menuiserie-oudin.example',
          quote: { fr: 'Tout arrive à l’heure.', en: 'Everything is on time.' },
        },
      ],
      ask: [
        {
          data: {
            Réponse: 'Modifier',
            'Votre version': 'Presque tout arrive à l’heure.',
            Answer: 'Change',
            'Your version': 'Almost everything is on time.',
          },
        },
      ],
      haiku: { says: ['{"output":{"same":false,"difference":"Presque"}}'] },
      decide: [{ data: { approved: false } }],
      record: { fails: 'Airtable is down' },
      tell: [{ id: 'p-2' }],
    },
    expects: { 'same.no': { count: 1 }, final: [{ state: 'dropped', text: '' }] },
    asks: {
      tell: [
        {
          message: {
            fr: 'Karim Oudin, « Un an de suivi » : à ne pas publier (version non retenue). Airtable n’a rien gardé : notez-le.',
            en: 'Karim Oudin, “Un an de suivi”: do not publish (version not accepted). Airtable kept nothing, please note it.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne compare pas', en: 'The model does not compare' },
    given: {
      form: [
        {
          title: 'La tournée du matin',
          name: 'Lise Morand',
          email: 'lise@boulangerie-morand.example',
          quote: { fr: 'Je dors mieux.', en: 'I sleep better.' },
        },
      ],
      ask: [
        {
          data: {
            Réponse: 'Modifier',
            'Votre version': 'Je dors bien.',
            Answer: 'Change',
            'Your version': 'I sleep well.',
          },
        },
      ],
      haiku: { fails: 'The service is overloaded' },
      decide: [{ data: { approved: true } }],
      record: [{ id: 'rec3' }],
      tell: [{ id: 'p-3' }],
    },
    expects: {
      same: 'not reached',
      final: [{ state: 'changed', text: { fr: 'Je dors bien.', en: 'I sleep well.' } }],
    },
    asks: {
      decide: [
        {
          message: {
            fr: 'Proposée : Je dors mieux.\nSa version : Je dors bien.\nDifférence : non comparée, le modèle n’a pas répondu\n\nPublier sa version ? Sinon, la citation est retirée.',
            en: 'Proposed: I sleep better.\nTheir version: I sleep well.\nDifference: not compared, the model did not answer\n\nPublish their version? If not, the quotation is dropped.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: '« Modifier » sans texte, puis rien',
      en: '“Change” without words, then nothing',
    },
    given: {
      form: [
        {
          title: 'Un atelier sans papier',
          name: 'Paul Sorel',
          email: 'paul@atelier-sorel.example',
          quote: { fr: 'Je recommande.', en: 'I recommend it.' },
        },
      ],
      ask: {
        runs: [
          [
            {
              data: {
                Réponse: 'Modifier',
                'Votre version': ' ',
                Answer: 'Change',
                'Your version': ' ',
              },
            },
          ],
          [{}],
        ],
      },
      record: [{ id: 'rec4' }],
      tell: [{ id: 'p-4' }],
    },
    expects: {
      read: [{ state: 'again' }, { state: 'silent' }],
      final: [{ state: 'silent', text: '' }],
      compare: 'not reached',
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'Paul Sorel, « Un atelier sans papier » : à ne pas publier (sans réponse)',
            en: 'Paul Sorel, “Un atelier sans papier”: do not publish (no answer)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Adresse refusée', en: 'Address refused' },
    given: {
      form: [
        {
          title: 'Le stock au cordeau',
          name: 'Ana Weber',
          email: 'ana@quincaillerie-weber.example',
          quote: { fr: 'Simple.', en: 'Simple.' },
        },
      ],
      ask: { fails: 'Recipient address rejected' },
      lost: [{ id: 'p-5' }],
    },
    expects: { read: 'not reached', final: 'not reached' },
    asks: {
      lost: [
        {
          message: {
            fr: 'Ana Weber n’a pas reçu sa citation : Recipient address rejected',
            en: 'Ana Weber did not get the quotation: Recipient address rejected',
          },
        },
      ],
    },
  },
]
