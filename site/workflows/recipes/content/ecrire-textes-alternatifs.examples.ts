import type { Example } from '../recipe.ts'

const image = (id: number, file: string, alt_text = '') => ({
  id,
  alt_text,
  mime_type: 'image/jpeg',
  title: { rendered: file },
  caption: { rendered: '' },
  source_url: `https://votre-musee.example/medias/${file}.jpg`,
})
const said = (text: string) => ({ output: [{ type: 'message', content: [{ text }] }] })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un texte publié, trois images décrites',
      en: 'One text published, three described',
    },
    given: {
      sunday: [{}],
      rows: [
        { id: 1, Media: 7, Alt: 'Une faux posée contre un mur de pierre.', State: 'ok' },
        { id: 2, Media: 8, Alt: '', State: 'todo' },
      ],
      publish: [{ id: 7 }],
      done: [{ success: true }],
      media: [
        image(8, 'IMG_0042'),
        image(9, 'IMG_0043'),
        image(10, 'IMG_0044'),
        image(11, 'IMG_0045'),
        image(12, 'salle', 'La salle des outils.'),
      ],
      describe: [
        said('« Un maréchal-ferrant pose un fer brûlant. »'),
        said('Photo de IMG_0044'),
        said('DECOR'),
      ],
      keep: [{ id: 3 }, { id: 4 }, { id: 5 }],
      tell: [{ ok: true }],
    },
    expects: {
      ready: { count: 1 },
      bare: [{ media: 9 }, { media: 10 }, { media: 11 }],
      check: [
        { media: 9, alt: 'Un maréchal-ferrant pose un fer brûlant.', state: 'read' },
        { media: 10, alt: '', state: 'todo' },
        { media: 11, alt: '', state: 'decor' },
      ],
      warn: 'not reached',
    },
    asks: {
      publish: [
        {
          url: 'https://votre-musee.example/wp-json/wp/v2/media/7',
          jsonBody: '{"alt_text":"Une faux posée contre un mur de pierre."}',
        },
      ],
      media: [{ queryParameters: { parameters: [{}, {}, { value: 4 }, {}] } }],
      done: [{ rowId: '1' }],
      tell: [
        {
          text: {
            fr: 'Textes alternatifs : 1 à relire, 1 à écrire, 1 peut-être décoratives.',
            en: 'Alternative texts: 1 to read, 1 to write, 1 perhaps decorative.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Premier passage, OpenAI en panne', en: 'First run, OpenAI down' },
    given: {
      sunday: [{}],
      rows: [],
      media: [image(20, 'enclume')],
      describe: { fails: 'The server had an error' },
      keep: [{ id: 1 }],
      tell: [{ ok: true }],
    },
    expects: { check: [{ media: 20, alt: '', state: 'todo' }], publish: 'not reached' },
    asks: {
      keep: [
        { fieldsToSend: { properties: [{ fieldValue: 20 }, {}, {}, { fieldValue: 'todo' }] } },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      sunday: [{}],
      rows: { fails: 'Document not found' },
      warn: [{ ok: true }],
    },
    expects: { 'open.no': { count: 1 }, media: 'not reached', ready: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Textes alternatifs, non fait cette semaine : Document not found',
            en: 'Alternative texts, not done this week: Document not found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress refuse tout', en: 'WordPress refuses everything' },
    given: {
      sunday: [{}],
      rows: [{ id: 6, Media: 30, Alt: 'Un soufflet de forge.', State: 'ok' }],
      publish: { fails: 'Sorry, you are not allowed to edit this post' },
      media: { fails: 'rest_forbidden' },
      warn: [{ ok: true }],
    },
    expects: {
      ready: [{ Media: 30 }],
      'open.yes': { count: 1 },
      done: 'not reached',
      bare: 'not reached',
    },
    asks: {
      publish: [{ jsonBody: '{"alt_text":"Un soufflet de forge."}' }],
      warn: [
        {
          text: {
            fr: 'Textes alternatifs, non fait cette semaine : Sorry, you are not allowed to edit this post',
            en: 'Alternative texts, not done this week: Sorry, you are not allowed to edit this post',
          },
        },
        {
          text: {
            fr: 'Textes alternatifs, non fait cette semaine : rest_forbidden',
            en: 'Alternative texts, not done this week: rest_forbidden',
          },
        },
      ],
    },
  },
]
