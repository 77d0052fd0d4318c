import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ_0123456789'
const asked = [{ link: `https://docs.google.com/document/d/${ID}/edit?tab=t.0` }]
const LONG =
  'La terre arrive de la carrière en hiver, quand le sol est gelé. On la laisse sécher tout un printemps, puis on la tamise deux fois avant de la tourner, en mai seulement.'
const exported = (body: string): Given => ({
  items: [
    {
      json: {},
      files: {
        data: {
          type: 'text/html',
          name: 'article.html',
          text: `<html><head><style type="text/css">.c1{color:#000000;font-weight:700}.c2{font-style:italic}.c3{font-weight:400}</style></head><body class="c9 doc-content">${body}</body></html>`,
        },
      },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: both('Un article avec liens et image', 'A post with links and an image'),
    given: {
      asked,
      had: [{}],
      file: exported(
        `<p class="c0 title" id="h.1"><span class="c1">D&rsquo;o&ugrave; vient&nbsp;la terre</span></p><h1 id="h.2"><span class="c1">La carri&egrave;re</span></h1><p class="c0"><span class="c3">${LONG} </span><span class="c1">Deux</span><span class="c1"> fois</span><span class="c2">, oui.</span></p><p class="c0"><span></span></p><ul class="c7 lst-kix_a-0 start"><li class="c0"><span class="c3">Voir </span><span class="c4"><a class="c5" href="https://www.google.com/url?q=https://carriere.example/?a%3D1%26b%3D2&amp;sa=D&amp;ust=17">la carrière</a></span></li></ul><h2><span class="c3">Le <i>tamis</i></span></h2><p><span><img alt="Le tamis" src="data:image/png;base64,AAAA"></span></p><p><a href="#h.2">plus haut</a></p>`,
      ),
      draft: [{ id: 88 }],
      keep: [{ id: 1 }],
      done: [{}],
    },
    expects: {
      settings: [{ doc: ID }],
      clean: [
        {
          title: 'D’où vient la terre',
          images: 1,
          links: 1,
          headings: 2,
          content: both(
            `<h2>La carrière</h2>\n<p>${LONG} <strong>Deux fois</strong><em>, oui.</em></p>\n<ul><li>Voir <a href="https://carriere.example/?a=1&amp;b=2">la carrière</a></li></ul>\n<h3>Le tamis</h3>\n<p>[IMAGE 1 : Le tamis]</p>\n<p>plus haut</p>`,
            `<h2>La carrière</h2>\n<p>${LONG} <strong>Deux fois</strong><em>, oui.</em></p>\n<ul><li>Voir <a href="https://carriere.example/?a=1&amp;b=2">la carrière</a></li></ul>\n<h3>Le tamis</h3>\n<p>[IMAGE 1: Le tamis]</p>\n<p>plus haut</p>`,
          ),
        },
      ],
      not: 'not reached',
    },
    asks: {
      draft: [{ title: 'D’où vient la terre', additionalFields: { status: 'draft' } }],
      keep: [{ columns: { value: { doc: ID, post: '88' } } }],
      done: [
        {
          completionMessage: both(
            'https://votre-site.example/wp-admin/post.php?post=88&action=edit – mots : 45, intertitres : 2, liens : 1, images à replacer : 1.',
            'https://votre-site.example/wp-admin/post.php?post=88&action=edit – words: 45, headings: 2, links: 1, images to put back: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un commentaire encore ouvert', 'A comment still open'),
    given: {
      asked,
      had: [{}],
      file: exported(
        `<h1><span>La terre</span></h1><p><span>${LONG}</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div class="c8"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>À vérifier</span></p></div>`,
      ),
      not: [{}],
    },
    expects: {
      clean: [
        {
          text: both(
            'Des commentaires restent ouverts, résolvez-les d’abord : 1',
            'Comments are still open, resolve them first: 1',
          ),
        },
      ],
      draft: 'not reached',
    },
  },
  {
    name: both('Envoyé une seconde fois', 'Sent a second time'),
    given: { asked, had: [{ doc: ID, post: '88' }], already: [{}] },
    expects: { file: 'not reached' },
    asks: {
      already: [
        { completionMessage: 'https://votre-site.example/wp-admin/post.php?post=88&action=edit' },
      ],
    },
  },
  {
    name: both('Un tableur au lieu d’un document', 'A sheet for a document'),
    given: { asked: [{ link: 'https://docs.google.com/spreadsheets/d/x' }], not: [{}] },
    expects: { had: 'not reached' },
    asks: {
      not: [
        {
          completionMessage: both(
            'Ce n’est pas l’adresse d’un Google Docs.',
            'This is not the address of a Google Doc.',
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress refuse', 'WordPress refuses'),
    given: {
      asked,
      had: [{}],
      file: exported(
        `<p class="c0 title"><span></span></p><h1><span>La terre &amp; l&#39;&Eacute;t&eacute;</span></h1><p><span>${LONG}</span></p>`,
      ),
      draft: { fails: 'Forbidden' },
      not: [{}],
    },
    expects: { clean: [{ title: "La terre & l'Été", links: 0, images: 0 }], keep: 'not reached' },
    asks: {
      not: [
        {
          completionMessage: both('WordPress a refusé : Forbidden', 'WordPress refused: Forbidden'),
        },
      ],
    },
  },
  {
    name: both('Document privé', 'A private document'),
    given: { asked, had: [{}], file: { fails: 'File not found' }, not: [{}] },
    expects: { sound: [{ doc: ID }], html: 'not reached' },
    asks: {
      not: [
        {
          completionMessage: both(
            'Document illisible. Partagez-le avec le compte Google relié à n8n, puis réessayez : File not found',
            'Document not read. Share it with the Google account that n8n uses, then try again: File not found',
          ),
        },
      ],
    },
  },
]
