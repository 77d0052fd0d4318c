import type { Example } from '../recipe.ts'

const form = [{ url: 'https://docs.google.com/document/d/abc/edit', title: 'Chauffer au bois' }]
const doc = (content: string) => [{ documentId: 'abc', content }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un chiffre trouvé, un déduit, un sans source',
      en: 'One found, one inferred, one bare',
    },
    given: {
      form,
      doc: doc(
        'Le parc compte 7 200 000 appareils (https://agence.example/parc). Un foyer sur 4 en a un (https://agence.example/foyers). Le prix a pris 12 %. Le bois sèche deux ans.',
      ),
      page: [
        { data: '<p>On recense 7&nbsp;200&nbsp;000 appareils.</p>' },
        { data: '<p>Environ 25 % des foyers sont équipés.</p>' },
      ],
      haiku: { says: ['Environ 25 % des foyers sont équipés.'] },
      tell: [{ accepted: true }],
    },
    expects: {
      claims: [
        { n: 1, link: 'https://agence.example/parc', figures: ['7200000'] },
        { n: 2, link: 'https://agence.example/foyers', figures: ['4'] },
        { n: 3, link: '', figures: ['12'] },
      ],
      look: [{ state: 'found' }, { state: 'absent' }],
      proof: [{ state: 'worded', quote: 'Environ 25 % des foyers sont équipés.' }],
      'sourced.no': { count: 1 },
      report: [{ good: 1, open: 2 }],
      dead: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Phrases chiffrées : 3, dont 1 retrouvées telles quelles.\n\n2. À JUGER – Un foyer sur 4 en a un.\n   La source dit : « Environ 25 % des foyers sont équipés. »\n3. SANS SOURCE – Le prix a pris 12 %.',
            en: 'Sentences with figures: 3, of which 1 found as they stand.\n\n2. TO JUDGE – Un foyer sur 4 en a un.\n   The source says: “Environ 25 % des foyers sont équipés.”\n3. NO SOURCE – Le prix a pris 12 %.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une citation inventée', en: 'An invented quotation' },
    given: {
      form,
      doc: doc('On brûle 9 stères (https://agence.example/steres).'),
      page: [{ data: '<p>On brûle plusieurs stères.</p>' }],
      haiku: { says: ['On brûle neuf stères chaque hiver.'] },
      tell: [{ accepted: true }],
    },
    expects: { proof: [{ state: 'absent', quote: '' }], report: [{ good: 0, open: 1 }] },
    asks: {
      tell: [
        {
          subject: {
            fr: 'À vérifier : Chauffer au bois (1)',
            en: 'To check: Chauffer au bois (1)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La page source a disparu', en: 'The source page is gone' },
    given: {
      form,
      doc: doc('On brûle 9 stères (https://agence.example/steres).'),
      page: { fails: 'Request failed with status code 404' },
      tell: [{ accepted: true }],
    },
    expects: { dead: [{ n: 1, state: 'dead' }], look: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Phrases chiffrées : 1, dont 0 retrouvées telles quelles.\n\n1. LIEN MORT – On brûle 9 stères.',
            en: 'Sentences with figures: 1, of which 0 found as they stand.\n\n1. DEAD LINK – On brûle 9 stères.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle muet', en: 'Model silent' },
    given: {
      form,
      doc: doc('On brûle 9 stères (https://agence.example/steres).'),
      page: [{ data: '<p>Rien.</p>' }],
      haiku: { fails: 'The service is overloaded' },
      tell: [{ accepted: true }],
    },
    expects: { proof: [{ n: 1, state: 'absent' }], report: [{ good: 0, open: 1 }] },
  },
  {
    name: { fr: 'Document fermé', en: 'Document closed' },
    given: {
      form,
      doc: { fails: 'The caller does not have permission' },
      stuck: [{ accepted: true }],
    },
    expects: { claims: 'not reached', report: 'not reached' },
    asks: {
      stuck: [
        {
          subject: { fr: 'Non vérifié : Chauffer au bois', en: 'Not checked: Chauffer au bois' },
        },
      ],
    },
  },
]
