import { allItems, eachItem } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './ecrire-textes-alternatifs.examples.ts'

const bare = `const known = new Set($('rows').all().map(({ json }) => Number(json.Media)))
const words = (text) => String(text ?? '').replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').trim()
return $input.all().map(({ json }) => json)
  .filter((one) => one.id && !words(one.alt_text) && !known.has(one.id) && one.mime_type !== 'image/svg+xml')
  .slice(0, $('settings').first().json.most)
  .map((one) => ({ json: { media: one.id, url: one.source_url, about: [words(one.title?.rendered), words(one.caption?.rendered)].filter(Boolean).join(' – ') } }))`

/** Read aloud, “picture of” is noise, and a file's name is worse. */
const check = `const { media, url } = $('bare').item.json
const said = ($json.output ?? []).flatMap((one) => one.content ?? []).map((one) => one.text ?? '').join(' ').trim().replace(/^["«“ ]+|["»” ]+$/g, '')
const file = url.split('/').pop().replace(/\\.\\w+$/, '')
const isDecor = /^decor/i.test(said)
const isBad = said === '' || said.length > 150 || /^(une? |an? )?(image|photo|illustration|picture)\\b/i.test(said) || said.includes(file)
return { json: { media, url, alt: isDecor || isBad ? '' : said, state: isDecor ? 'decor' : isBad ? 'todo' : 'read' } }`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Écrire les textes alternatifs des images d’un site',
    problem:
      'L’audit d’accessibilité compte neuf cents images sans texte alternatif. Un lecteur d’écran y dit « IMG 0042 point jpeg », et l’extension qui remplit tout d’un coup a écrit « image d’un homme » partout.',
    outcome:
      'Chaque dimanche, vingt images reçoivent une proposition dans Grist, à côté de leur adresse. Vous corrigez, passez la ligne à « ok », et le dimanche suivant le texte est dans WordPress.',
    avoid:
      'Un graphique, un plan ou une œuvre demande une description par qui les connaît. Et un texte alternatif dépend de la page : le flux ne voit que l’image, son titre et sa légende.',
    approval:
      'Aucun texte ne paraît sans que quelqu’un ait écrit « ok » sur sa ligne. Une image décorative n’est que supposée telle : à vous de laisser le texte vide.',
    failure:
      'Une image que le modèle n’a pas su décrire entre dans la table avec l’état « todo ». Si Grist ou WordPress refuse, un message le dit, et la semaine suivante reprend au même endroit.',
  },
  en: {
    title: 'Write alternative texts for the images of a site',
    problem:
      'The accessibility audit counts nine hundred images without a text. A screen reader says “IMG 0042 dot jpeg” there, and the plug-in that fills in everything at once wrote “picture of a man” all over.',
    outcome:
      'Every Sunday twenty images get a suggestion in Grist, next to their address. You mend it, set the row to “ok”, and the Sunday after the text is in WordPress.',
    avoid:
      'A chart, a map or a work of art has to be described by somebody who knows it. And such a text depends on its page, while the flow sees only the image, its title and its caption.',
    approval:
      'No text appears unless somebody wrote “ok” on its row. A decorative image is only supposed to be one: leaving its text empty is your decision.',
    failure:
      'An image that the model could not describe enters the table as “todo”. If Grist or WordPress refuses a message says so, and the next week starts from the same place.',
  },
  nodes: {
    sunday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque dimanche', en: 'Every Sunday' },
      why: {
        fr: 'Vingt lignes par semaine se relisent ; neuf cents, jamais.',
        en: 'Twenty rows a week get read; nine hundred never do.',
      },
      with: at('0 20 * * 0'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Le nombre de pages est celui de vos images, divisé par cent.',
        en: 'The number of pages is that of your images, divided by a hundred.',
      },
      with: fields({
        site: 'https://votre-musee.example',
        most: 20,
        pages: 9,
        doc: { fr: 'identifiant du document Grist', en: 'id of your Grist document' },
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    rows: {
      use: 'grist',
      name: { fr: 'Lire la table', en: 'Read the table' },
      why: {
        fr: 'Elle dit ce qui est prêt et ce qui fut déjà proposé : Media, Url, Alt, State.',
        en: 'It tells what is ready and what was suggested already: Media, Url, Alt, State.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Images',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    open: {
      use: 'if',
      name: { fr: 'La table répond ?', en: 'Does it answer?' },
      why: {
        fr: 'Une table illisible ferait tout proposer une seconde fois.',
        en: 'With an unreadable table everything would be suggested again.',
      },
      with: all(isTrue('={{ $json.error === undefined }}')),
    },
    ready: {
      use: 'filter',
      name: { fr: 'Textes approuvés', en: 'Texts approved' },
      why: {
        fr: '« ok » est écrit par une personne ; le flux, lui, ne l’écrit jamais.',
        en: '“ok” is written by a person; the flow never writes it.',
      },
      with: all(text("={{ ($json.State ?? '') }}", 'equals', 'ok')),
    },
    publish: {
      use: 'httpRequest',
      name: { fr: 'Mettre dans WordPress', en: 'Put into WordPress' },
      why: {
        fr: 'Le nœud WordPress ignore les médias ; l’interface du site, non.',
        en: 'The WordPress node knows no media; the site’s API does.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.site }}/wp-json/wp/v2/media/{{ $json.Media }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wordpressApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ alt_text: $json.Alt }) }}',
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    done: {
      use: 'grist',
      name: { fr: 'Noter : publié', en: 'Note: published' },
      why: {
        fr: 'Sinon la ligne repartirait chaque dimanche.',
        en: 'Or the row would leave again every Sunday.',
      },
      with: {
        operation: 'update',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Images',
        rowId: "={{ String($('ready').item.json.id) }}",
        dataToSend: 'defineInNode',
        fieldsToSend: { properties: [{ fieldId: 'State', fieldValue: 'published' }] },
      },
    },
    media: {
      use: 'httpRequest',
      name: { fr: 'Images du site', en: 'Images of the site' },
      why: {
        fr: 'Cent à la fois, une autre centaine chaque semaine : aucune n’est oubliée.',
        en: 'A hundred at a time, another hundred each week, so none is forgotten.',
      },
      with: {
        url: "={{ $('settings').first().json.site }}/wp-json/wp/v2/media",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wordpressApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'media_type', value: 'image' },
            { name: 'per_page', value: '100' },
            {
              name: 'page',
              value: "={{ 1 + ($now.weekNumber % $('settings').first().json.pages) }}",
            },
            { name: '_fields', value: 'id,alt_text,title,caption,mime_type,source_url' },
          ],
        },
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [2, 10],
    },
    bare: {
      use: 'code',
      name: { fr: 'Celles sans texte', en: 'Those without a text' },
      why: {
        fr: 'Ni déjà décrites, ni déjà proposées ; les pictogrammes SVG restent à part.',
        en: 'Neither described nor suggested yet; SVG icons stay apart.',
      },
      with: allItems(bare),
    },
    describe: {
      use: 'openAi',
      name: { fr: 'Décrire l’image', en: 'Describe the image' },
      why: {
        fr: 'Avec son titre et sa légende, pour ne pas répéter ce que la page dit déjà.',
        en: 'With title and caption, so as not to repeat what the page already says.',
      },
      with: {
        resource: 'image',
        operation: 'analyze',
        modelId: byId('gpt-6-luna'),
        text: {
          fr: "={{ 'Écris en français le texte alternatif de cette image pour un lecteur d’écran : une phrase, 140 caractères au plus, qui dit ce que l’on voit et qui importe. Ne commence pas par « image » ou « photo ». Ne devine ni nom, ni lieu, ni date, ni émotion ; n’identifie personne. Recopie un texte court s’il est lisible. Si l’image est un simple décor, réponds DECOR. Titre et légende, à ne pas répéter : ' + ($json.about || 'aucun') }}",
          en: "={{ 'Write this image’s alternative text in English for a screen reader: one sentence, 140 characters at most, saying what is seen and matters. Do not begin with “image” or “picture”. Guess no name, place, date or emotion; identify nobody. Copy a short text if it can be read. If the image is mere decoration answer DECOR. Title and caption, not to be repeated: ' + ($json.about || 'none') }}",
        },
        inputType: 'url',
        imageUrls: '={{ $json.url }}',
        simplify: false,
        options: { detail: 'low', maxTokens: 300 },
      },
      onError: 'continue',
    },
    check: {
      use: 'code',
      name: { fr: 'Écarter les phrases creuses', en: 'Drop hollow sentences' },
      why: {
        fr: '« Photo de IMG_0042 » est pire que rien : l’audit la compte comme faite.',
        en: '“Photo of IMG_0042” is worse than nothing: the audit counts it as done.',
      },
      with: eachItem(check),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Proposer dans la table', en: 'Suggest in the table' },
      why: {
        fr: 'L’adresse ouvre l’image : on relit en la regardant.',
        en: 'The address opens the image, so it is read while seen.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Images',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'Media', fieldValue: '={{ $json.media }}' },
            { fieldId: 'Url', fieldValue: '={{ $json.url }}' },
            { fieldId: 'Alt', fieldValue: '={{ $json.alt }}' },
            { fieldId: 'State', fieldValue: '={{ $json.state }}' },
          ],
        },
      },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Faire le compte', en: 'Count them up' },
      why: {
        fr: 'Un message par semaine, pas vingt.',
        en: 'One message a week, not twenty.',
      },
      with: allIn('kept'),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Annoncer la relecture', en: 'Announce the reading' },
      why: {
        fr: 'Le nombre à écrire dit si le modèle suffit pour ces images.',
        en: 'How many are to be written tells whether the model copes.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ 'Textes alternatifs : ' + ['read', 'todo', 'decor'].map((state, at) => $('check').all().filter(one => one.json.state === state).length + [' à relire', ' à écrire', ' peut-être décoratives'][at]).join(', ') + '.' }}",
          en: "={{ 'Alternative texts: ' + ['read', 'todo', 'decor'].map((state, at) => $('check').all().filter(one => one.json.state === state).length + [' to read', ' to write', ' perhaps decorative'][at]).join(', ') + '.' }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire ce qui n’est pas fait', en: 'Say what was not done' },
      why: {
        fr: 'Un texte approuvé et non publié manque à quelqu’un.',
        en: 'A text approved and not published is missed by somebody.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ 'Textes alternatifs, non fait cette semaine : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Alternative texts, not done this week: ' + ($json.error.message ?? $json.error) }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
      once: true,
    },
  },
  links: [
    'sunday > settings > rows > open.yes > ready > publish > done',
    'open.yes > media > bare > describe > check > keep > gather > tell',
    'open.no > warn',
    'publish.error > warn',
    'media.error > warn',
  ],
  examples,
  cost: [{ node: 'describe', model: 'luna', reads: 420, writes: 45, calls: 20 }],
})
