import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { LOOK, RECENT } from './reclamer-lien-des-mentions.code.ts'
import { examples } from './reclamer-lien-des-mentions.examples.ts'

const SEEN = byName("={{ $('settings').first().json.seen }}")

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Demander le lien quand un article vous cite sans le mettre',
    problem:
      'Le journal local parle de votre atelier, un blog recommande votre produit, et ni l’un ni l’autre ne met de lien. Le lecteur convaincu cherche votre nom, tombe sur un homonyme, et l’article n’aide personne à vous trouver.',
    outcome:
      'Chaque semaine, les articles signalés par vos flux d’alerte sont ouverts. Pour ceux qui vous nomment sans lien, un brouillon attend dans Gmail : l’article, la phrase exacte, et l’adresse à ajouter.',
    avoid:
      'Un article critique n’a pas besoin de ce courriel : lisez avant. Beaucoup de journaux ne mettent jamais de lien sortant ; n’insistez pas deux fois.',
    approval:
      'Le brouillon n’a pas de destinataire. Vous lisez l’article, trouvez l’auteur, ajustez une phrase et envoyez, ou jetez.',
    failure:
      'Un flux muet n’empêche pas les autres. Une page qui refuse d’être lue, ou réservée aux abonnés, figure dans un courriel à part : à ouvrir à la main. Un brouillon refusé y figure aussi.',
  },
  en: {
    title: 'Ask for the link when an article names you without one',
    problem:
      'The local paper writes about your workshop, a blog recommends your product, and neither puts in a link. The reader who was won over looks for your name, lands on a namesake, and the article helps nobody find you.',
    outcome:
      'Each week the articles reported by your alert feeds are opened. For those that name you without a link, a draft waits in Gmail: the article, the exact sentence, and the address to add.',
    avoid:
      'A critical article does not need this email: read it first. Many papers never link outwards; do not insist twice.',
    approval:
      'The draft has no recipient. You read the article, find its author, adjust a sentence and send it, or bin it.',
    failure:
      'One silent feed does not stop the others. A page that refuses to be read, or is for subscribers, goes into an email of its own: to be opened by hand. A refused draft is listed there as well.',
  },
  nodes: {
    tuesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Mardi, 9 h', en: 'Tuesday, 9 am' },
      why: {
        fr: 'L’article a moins d’une semaine : l’auteur s’en souvient.',
        en: 'The article is under a week old, and its author remembers it.',
      },
      with: at('0 9 * * 2'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre nom et vos flux', en: 'Your name and feeds' },
      why: {
        fr: 'Le nom tel qu’on l’écrit ; une alerte par graphie.',
        en: 'The name as people write it; one alert a spelling.',
      },
      with: fields({
        brand: 'Atelier Vernay',
        own: 'atelier-vernay.example',
        page: 'https://www.atelier-vernay.example',
        days: 8,
        seen: 'mentions_seen',
        to: 'communication@atelier-vernay.example',
        signature: { fr: 'Votre prénom', en: 'Your first name' },
        feeds: list([
          'https://alertes.example/feeds/atelier-vernay',
          'https://presse-locale.example/rss',
        ]),
      }),
    },
    feeds: {
      use: 'splitOut',
      name: { fr: 'Flux par flux', en: 'Feed by feed' },
      why: {
        fr: 'Une alerte web, et les journaux que l’alerte manque.',
        en: 'A web alert, and the papers that it misses.',
      },
      with: { fieldToSplitOut: 'feeds', options: {} },
    },
    items: {
      use: 'rssFeedRead',
      name: { fr: 'Lire les flux', en: 'Read the feeds' },
      why: {
        fr: 'Titres et adresses ; l’article se lit ensuite.',
        en: 'Titles and addresses; the article is read next.',
      },
      with: { url: '={{ $json.feeds }}', options: {} },
      onError: 'continue',
      retry: [2, 10],
    },
    recent: {
      use: 'code',
      name: { fr: 'De la semaine, d’ailleurs', en: 'This week’s, not our own' },
      why: {
        fr: 'Sans vos propres pages, et sans le détour des alertes.',
        en: 'Without your own pages, and without the alert’s detour.',
      },
      with: allItems(RECENT),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Jamais vus', en: 'Never seen' },
      why: {
        fr: 'On ne demande le lien qu’une fois par article.',
        en: 'The link is asked for once an article.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: SEEN,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'link', keyValue: '={{ $json.link }}' }] },
      },
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir l’article', en: 'Open the article' },
      why: {
        fr: 'Le chapeau du flux ne dit pas s’il y a un lien.',
        en: 'The feed’s opening does not tell if there is a link.',
      },
      with: {
        url: '={{ $json.link }}',
        options: { timeout: 20_000, response: { response: { responseFormat: 'text' } } },
      },
      onError: 'continue',
    },
    look: {
      use: 'code',
      name: { fr: 'Chercher nom et lien', en: 'Look for name and link' },
      why: {
        fr: 'Menus et pieds de page ôtés : le nom d’un annonceur n’est pas une citation.',
        en: 'Menus and footers left out: an advertiser’s name is no mention.',
      },
      with: eachItem(LOOK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Sans lien, illisible, rien à faire', en: 'No link, unread, nothing to do' },
      why: {
        fr: 'Déjà liés, ou pas cités : on les coche et on passe.',
        en: 'Linked already, or not named: ticked off and left.',
      },
      with: cases({
        bare: text('={{ $json.state }}', 'equals', 'bare'),
        unread: text('={{ $json.state }}', 'equals', 'unread'),
      }),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer la demande', en: 'Draft the request' },
      why: {
        fr: 'Merci d’abord ; la phrase citée évite de la chercher.',
        en: 'Thanks first; the sentence quoted saves looking for it.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '=Votre article « {{ $json.title }} »',
          en: '=Your article “{{ $json.title }}”',
        },
        emailType: 'text',
        message: {
          fr: "=Bonjour{{ $json.author ? ' ' + $json.author : '' }},\n\nMerci d’avoir écrit ceci :\n« {{ $json.quote }} »\n{{ $json.link }}\n\nVos lecteurs nous trouveraient plus vite avec un lien vers {{ $('settings').first().json.page }}. Pourriez-vous l’ajouter ?\n\n{{ $('settings').first().json.signature }}",
          en: "=Hello{{ $json.author ? ' ' + $json.author : '' }},\n\nThank you for writing this:\n“{{ $json.quote }}”\n{{ $json.link }}\n\nYour readers would find us sooner with a link to {{ $('settings').first().json.page }}. Could you add it?\n\n{{ $('settings').first().json.signature }}",
        },
        options: {},
      },
      onError: 'output',
    },
    done: {
      use: 'merge',
      name: { fr: 'Traités', en: 'Dealt with' },
      why: {
        fr: 'Brouillon posé, ou rien à demander.',
        en: 'A draft left, or nothing to ask for.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Cocher l’article', en: 'Tick the article off' },
      why: {
        fr: 'Une page illisible n’est pas cochée : elle sera rouverte tant qu’elle est récente.',
        en: 'An unread page is not ticked off, and is opened again while recent.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ link: "={{ $('look').item.json.link }}" }),
        options: {},
      },
    },
    left: {
      use: 'merge',
      name: { fr: 'À ouvrir à la main', en: 'To open by hand' },
      why: {
        fr: 'Pages fermées et brouillons refusés, ensemble.',
        en: 'Closed pages and refused drafts, together.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    name: {
      use: 'set',
      name: { fr: 'Nommer l’article', en: 'Name the article' },
      why: {
        fr: 'Un refus de Gmail ne dit pas quel article.',
        en: 'A refusal by Gmail does not tell which article.',
      },
      with: fields(
        { line: "={{ $('look').item.json.title + ' – ' + $('look').item.json.link }}" },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: { fr: 'Un seul courriel par semaine.', en: 'One email a week.' },
      with: allIn('articles'),
    },
    tell: {
      use: 'gmail',
      name: { fr: 'Dire ce qui reste', en: 'Say what is left' },
      why: {
        fr: 'Ce sont souvent les journaux payants, donc les plus lus.',
        en: 'Often papers behind a paywall, and the most read.',
      },
      with: gmailSent(
        "={{ $('settings').first().json.to }}",
        {
          fr: '={{ $json.articles.length }} article(s) à ouvrir vous-même',
          en: '={{ $json.articles.length }} article(s) to open yourself',
        },
        "={{ $json.articles.map((one) => one.line).join('\\n') }}",
      ),
    },
  },
  links: [
    'tuesday > settings > feeds > items > recent > fresh > page > look > state.bare > draft > done:0 > mark',
    'state.other > done:1',
    'state.unread > left:0 > name > gather > tell',
    'draft.error > left:1',
  ],
  examples,
})
