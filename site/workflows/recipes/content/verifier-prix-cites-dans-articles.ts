import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE } from './verifier-prix-cites-dans-articles.code.ts'
import { examples } from './verifier-prix-cites-dans-articles.examples.ts'

const TABLE = byName({ fr: 'prix_signales', en: 'prices_reported' })
const post = { from: setting('from'), to: setting('to') }

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir les prix périmés que citent vos articles',
    problem:
      '« La gourde à 24 € », dit le guide d’achat ; la boutique en demande 29 depuis mars. Le lecteur clique, se croit trompé et repart. Au même endroit, un autre article vante un modèle retiré du catalogue.',
    outcome:
      'Chaque mercredi, les paragraphes de vos articles qui mènent à un seul produit WooCommerce sont lus. Si aucun montant en euros n’y vaut le prix du jour, barré ou soldé, un courriel donne l’article, le produit, son prix, la phrase et le lien pour corriger ; un produit repassé en brouillon y figure aussi.',
    avoid:
      'Un paragraphe ou une case de tableau sans lien, ou qui mène à deux produits, n’est pas jugé : les montants n’y ont pas de maître. Pour un produit à variantes, seul « à partir de » se compare. Boutique et blog doivent tenir sur le même site.',
    approval:
      'Aucun texte ne change. Quelqu’un corrige, ou laisse : un « 200 € d’économies » est parfois signalé à tort. La même phrase, au même prix, se tait ensuite quatre-vingt-dix jours.',
    failure:
      'Boutique ou blog en panne, catalogue vide : un courriel avec la cause, et rien n’est comparé. Envoi refusé : rien n’est retenu, tout revient le mercredi suivant. Une semaine sans courriel : rien de nouveau.',
  },
  en: {
    title: 'See outdated prices that your blog posts quote',
    problem:
      '“The bottle at €24”, says the buyer’s guide; the shop has asked 29 since March. Readers click, feel cheated and leave. Elsewhere another post praises a model that left the catalogue.',
    outcome:
      'Every Wednesday the paragraphs of your posts that lead to one WooCommerce product are read. Where no amount in euros is today’s price, regular or reduced, an email gives the post, the product, its price, the sentence and the link to mend it; a product put back to draft is listed too.',
    avoid:
      'A paragraph or table cell without a link, or with two products, is not judged: its amounts belong to nobody. With a variable product only “from” is compared. Shop and blog have to live on one site.',
    approval:
      'No text changes. Somebody mends it, or leaves it: “save €200” is at times reported by mistake. The same sentence at the same price then keeps quiet for ninety days.',
    failure:
      'Shop or blog down, an empty catalogue: an email with the cause, and no comparison. Should the list not leave, nothing is remembered, and all comes again on the next Wednesday. A week without an email means nothing new.',
  },
  nodes: {
    wednesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Mercredi, sept heures', en: 'Wednesday at seven' },
      why: {
        fr: 'Les prix du lundi sont en place.',
        en: 'Monday’s prices are in place.',
      },
      with: at('0 7 * * 3'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Site et TVA', en: 'Site and VAT' },
      why: {
        fr: 'Le dossier des produits, et un facteur de 1,2 si vos prix sont saisis hors taxe.',
        en: 'The folder of products, and a factor of 1.2 if prices are entered without VAT.',
      },
      with: fields(
        {
          site: 'https://votre-site.example',
          base: { fr: '/produit/', en: '/product/' },
          factor: 1,
          recall: 90,
          from: 'site@votre-site.example',
          to: 'redaction@votre-site.example',
        },
        { alone: true },
      ),
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Prix du jour', en: 'Today’s prices' },
      why: {
        fr: 'Brouillons et produits privés compris : ils ne se vendent plus.',
        en: 'Drafts and private ones included: they are no longer for sale.',
      },
      with: {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'any' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles du blog', en: 'Posts of the blog' },
      why: {
        fr: 'Tous : un guide d’achat se lit des années.',
        en: 'All: a buyer’s guide is read for years.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà signalés', en: 'Reported before' },
      why: {
        fr: 'Table prix_signales, colonnes mark et day, en texte.',
        en: 'Table prices_reported, columns mark and day, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer les montants', en: 'Compare the amounts' },
      why: {
        fr: 'Au centime : 29 € et 29,00 € sont un même prix.',
        en: 'To the cent: €29 and €29.00 are one price.',
      },
      with: allItems(COMPARE),
    },
    kind: {
      use: 'if',
      name: { fr: 'Comparé ?', en: 'Compared?' },
      why: {
        fr: 'Une panne a son propre message.',
        en: 'A failure has a message of its own.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'found')),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Écrire à la rédaction', en: 'Write to the editors' },
      why: {
        fr: 'La phrase, pour juger avant d’ouvrir.',
        en: 'With the sentence, to judge before opening.',
      },
      with: mailed(
        post,
        {
          fr: '=Prix à revoir dans les articles : {{ $json.count }}',
          en: '=Prices to look at in posts: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 15],
    },
    list: {
      use: 'code',
      name: { fr: 'Reprendre les phrases', en: 'Take up the sentences' },
      why: { fr: 'Le courriel est parti.', en: 'The email has left.' },
      with: allItems(
        "return $('compare').first().json.marks.map((mark) => ({ json: { mark, day: $now.setZone('Europe/Paris').toISODate() } }))",
      ),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir le signalement', en: 'Remember the report' },
      why: {
        fr: 'Un prix qui change encore se signale à nouveau.',
        en: 'A price that changes again is reported again.',
      },
      with: remembered(TABLE, 'mark', { mark: '={{ $json.mark }}', day: '={{ $json.day }}' }),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Say what is down' },
      why: {
        fr: 'Le silence veut dire ici : rien de nouveau.',
        en: 'Silence means here that nothing is new.',
      },
      with: mailed(
        post,
        { fr: 'Prix des articles : pas de comparaison', en: 'Prices in posts: not compared' },
        '={{ $json.text }}',
      ),
      retry: [3, 15],
    },
  },
  links: [
    'wednesday > settings > products > posts > known > compare > kind.yes > send > list > mark',
    'kind.no > tell',
  ],
  related: ['verifier-prix-barres', 'remplacer-partout-un-texte'],
  examples,
})
