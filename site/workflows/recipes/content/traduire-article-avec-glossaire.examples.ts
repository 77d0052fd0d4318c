import type { Example } from '../recipe.ts'

const glossary = [
  { From: 'maître d’ouvrage', To: 'project owner' },
  { From: 'réception', To: 'acceptance' },
]
const raw =
  '<!-- wp:heading --><h2>La réception</h2><!-- /wp:heading --><img src="a.jpg"><p class="x">Le <b>maître d’ouvrage</b> a 8 jours.</p><p>&nbsp;</p><ul><li>Un point.</li></ul>'
const form = [{ post: 31, title: 'Acceptance of works' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un terme corrigé, un reste à revoir', en: 'One term mended, one left' },
    given: {
      form,
      glossary,
      post: [{ id: 31, content: { raw } }],
      translate: [
        { text: 'Reception' },
        { text: 'The <b>client</b> has eight days.' },
        { text: 'One point.' },
      ],
      haiku: { says: ['The reception', 'The <b>project owner</b> has 8 days.'] },
      draft: [{ id: 90, link: 'https://votre-bureau.example/?p=90' }],
      tell: [{ success: true }],
    },
    expects: {
      cut: [
        { n: 0, needed: [{ from: 'réception', to: 'acceptance' }] },
        { n: 1, needed: [{ to: 'project owner' }] },
        { n: 2, text: 'Un point.', needed: [] },
      ],
      judge: [
        { faults: { fr: 'terme : réception → acceptance', en: 'term: réception → acceptance' } },
        {
          faults: {
            fr: 'terme : maître d’ouvrage → project owner ; chiffre perdu : 8',
            en: 'term: maître d’ouvrage → project owner ; figure lost: 8',
          },
        },
        { faults: '' },
      ],
      again: [
        { text: 'Reception', mended: false },
        { text: 'The <b>project owner</b> has 8 days.', mended: true, faults: '' },
      ],
      compose: [{ count: 3, mended: 1 }],
      stuck: 'not reached',
    },
    asks: {
      post: [{ postId: 31 }],
      draft: [
        {
          additionalFields: {
            content:
              '<!-- wp:heading --><h2>Reception</h2><!-- /wp:heading --><img src="a.jpg"><p class="x">The <b>project owner</b> has 8 days.</p><p>&nbsp;</p><ul><li>One point.</li></ul>',
          },
        },
      ],
      tell: [
        {
          bodyContent: {
            fr: 'https://votre-bureau.example/?p=90\nParagraphes : 3, corrigés : 1\n\n§ 1 – terme : réception → acceptance',
            en: 'https://votre-bureau.example/?p=90\nParagraphs: 3, mended: 1\n\nPara. 1 – term: réception → acceptance',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'DeepL n’a plus de crédit', en: 'DeepL is out of quota' },
    given: {
      form,
      glossary,
      post: [{ id: 31, content: { raw } }],
      translate: { fails: 'Quota exceeded' },
      stuck: [{ success: true }],
    },
    expects: { cut: [{ n: 0 }, { n: 1 }, { n: 2 }], judge: 'not reached', draft: 'not reached' },
    asks: {
      stuck: [{ subject: { fr: 'Non traduit : article 31', en: 'Not translated: post 31' } }],
    },
  },
  {
    name: { fr: 'Article inconnu', en: 'Unknown post' },
    given: {
      form,
      glossary,
      post: { fails: 'Invalid post ID' },
      stuck: [{ success: true }],
    },
    expects: { cut: 'not reached', judge: 'not reached' },
    asks: {
      stuck: [{ subject: { fr: 'Non traduit : article 31', en: 'Not translated: post 31' } }],
    },
  },
  {
    name: { fr: 'Glossaire fermé', en: 'Glossary closed' },
    given: {
      form,
      glossary: { fails: 'The caller does not have permission' },
      stuck: [{ success: true }],
    },
    expects: { post: 'not reached', cut: 'not reached' },
    asks: {
      stuck: [{ subject: { fr: 'Non traduit : article 31', en: 'Not translated: post 31' } }],
    },
  },
  {
    name: { fr: 'Modèle muet, WordPress refuse', en: 'Model silent, WordPress refuses' },
    given: {
      form,
      glossary,
      post: [{ id: 31, content: { raw: '<p>La réception.</p>' } }],
      translate: [{ text: 'The reception.' }],
      haiku: { fails: 'The service is overloaded' },
      draft: { fails: 'Sorry, you are not allowed to create posts' },
      stuck: [{ success: true }],
    },
    expects: {
      again: [{ text: 'The reception.', mended: false }],
      compose: [{ html: '<p>The reception.</p>', mended: 0 }],
      tell: 'not reached',
    },
    asks: {
      stuck: [{ subject: { fr: 'Non traduit : article 31', en: 'Not translated: post 31' } }],
    },
  },
]
