import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, any, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, VARIANTS } from './verifier-prix-barres.code.ts'
import { examples } from './verifier-prix-barres.examples.ts'

/** Four months of those on sale today: enough to find where a long reduction began. */
const HISTORY = `SELECT variant_id, to_char(day, 'YYYY-MM-DD') AS day, price::float AS price, struck::float AS struck
FROM shop_prices
WHERE day > $1::date - 120
AND variant_id IN (SELECT variant_id FROM shop_prices WHERE day = $1::date AND struck IS NOT NULL)`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier chaque soir les prix barrés de la boutique',
    problem:
      'La fiche barre 120 € pour 84 €. Trois semaines plus tôt, une vente éclair l’affichait à 90 €. Personne ne s’en souvient, sauf le client qui fait une capture, puis le contrôleur.',
    outcome:
      'Chaque soir, le prix de chaque variante Shopify est gardé dans PostgreSQL. Le prix barré est comparé au plus bas des trente jours d’avant la remise. Un courriel liste ceux qui sont trop hauts et, au plus tard le lundi, ceux que l’historique ne permet pas de juger.',
    avoid:
      'Comptez un mois avant qu’un prix soit jugé bon. Un prix changé puis rétabli dans la journée n’est pas vu. Produits périssables, remises successives d’une même opération et prix d’un concurrent suivent d’autres règles : à lire avec un juriste.',
    approval:
      'Le flux ne change aucun prix. Vous corrigez le prix barré, le retirez, ou notez pourquoi il tient. Sans correction, la ligne revient chaque soir.',
    failure:
      'Shopify ou base muets : un courriel le dit, et cette soirée manquera à l’historique, ce qui laisse trente jours « sans assez d’historique ». Relancé le même jour, le flux réécrit les mêmes lignes. Le lundi, un courriel part même sans faute.',
  },
  en: {
    title: 'Check the shop’s struck-out prices each evening',
    problem:
      'The page strikes out €120 for €84. Three weeks before, a flash sale showed €90. Nobody remembers, except the customer who takes a screenshot, and then the inspector.',
    outcome:
      'Each evening the price of each Shopify variant is kept in PostgreSQL. A struck-out price is compared with the lowest of the thirty days before the reduction. An email lists those that are too high and, by Monday at the latest, those that history cannot judge.',
    avoid:
      'Allow a month before a price can be found right. A price changed and put back within the day goes unseen. Perishable goods, successive cuts of one campaign and a competitor’s price follow other rules: read them with a lawyer.',
    approval:
      'The flow changes no price. You mend the struck-out price, take it off, or note why it stands. Left alone, the line comes back each evening.',
    failure:
      'Shopify or database silent: an email says so, and this evening will be missing from history, which leaves thirty days “without enough history”. Started again on the same day it writes the same rows. On Mondays an email leaves even without a fault.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Vingt heures', en: 'Eight in the evening' },
      why: {
        fr: 'À heure fixe : l’historique est une photo par jour.',
        en: 'At a set hour: history is one picture a day.',
      },
      with: at('0 20 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le jour et les adresses', en: 'The day and the addresses' },
      why: {
        fr: 'Trente jours : article L112-1-1 du code de la consommation. La table shop_prices a pour clé variant_id (texte) et day, puis price et struck.',
        en: 'Thirty days: article L112-1-1 of the French consumer code. The table shop_prices has variant_id (text) and day as its key, then price and struck.',
      },
      with: fields(
        {
          day: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          from: 'automate@votre-boutique.example',
          person: 'prix@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    products: {
      use: 'shopify',
      name: { fr: 'Lire le catalogue', en: 'Read the catalogue' },
      why: {
        fr: 'En entier, page par page : une remise naît n’importe où.',
        en: 'All of it, page by page: a reduction may start anywhere.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        additionalFields: { fields: 'id,title,status,variants' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    variants: {
      use: 'code',
      name: { fr: 'Un prix par variante', en: 'One price a variant' },
      why: {
        fr: 'Une seule taille est parfois soldée.',
        en: 'Sometimes a single size is on sale.',
      },
      with: allItems(VARIANTS),
    },
    keep: {
      use: 'postgres',
      name: { fr: 'Garder la photo du jour', en: 'Keep the day’s picture' },
      why: {
        fr: 'Même hors promotion : c’est le prix d’avant qu’il faudra prouver.',
        en: 'Even when not on sale: it is the price before that will need proof.',
      },
      with: {
        operation: 'upsert',
        schema: byName('public'),
        table: byName('shop_prices'),
        columns: columns(
          {
            variant_id: '={{ $json.variant_id }}',
            day: '={{ $json.day }}',
            price: '={{ $json.price }}',
            struck: '={{ $json.struck }}',
          },
          ['variant_id', 'day'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    kept: {
      use: 'if',
      name: { fr: 'Photo gardée ?', en: 'Picture kept?' },
      why: {
        fr: 'Si la base ne répond pas, la variante revient avec son nom, que la table ignore.',
        en: 'If no database answers, the variant returns with its name, which the table does not hold.',
      },
      with: all(isTrue('={{ $json.name === undefined }}')),
    },
    history: {
      use: 'postgres',
      name: { fr: 'Relire l’historique', en: 'Read the history' },
      why: {
        fr: 'Des seules variantes barrées ce soir.',
        en: 'Of the variants struck out tonight alone.',
      },
      with: {
        operation: 'executeQuery',
        query: HISTORY,
        options: { queryReplacement: "={{ [$('settings').first().json.day] }}" },
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer au plus bas', en: 'Compare with the lowest' },
      why: {
        fr: 'Le début de la remise compte, pas la date du jour.',
        en: 'The start of the reduction counts, not today’s date.',
      },
      with: allItems(JUDGE),
      onError: 'output',
    },
    worth: {
      use: 'filter',
      name: { fr: 'À dire ce soir ?', en: 'To be told tonight?' },
      why: {
        fr: 'Une faute, ou le bilan du lundi qui prouve que le flux vit.',
        en: 'A fault, or Monday’s summary, which proves that the flow lives.',
      },
      with: any(amount('={{ $json.wrong }}', 'gt', 0), isTrue('={{ $json.monday }}')),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Les deux prix et la date : de quoi corriger sans chercher.',
        en: 'Both prices and the date: enough to mend without a search.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        {
          fr: '=Prix barrés à revoir : {{ $json.wrong }}',
          en: '=Struck-out prices to look at: {{ $json.wrong }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire la soirée perdue', en: 'Tell the evening is lost' },
      why: {
        fr: 'Un jour sans photo fragilise la preuve d’un mois.',
        en: 'A day without a picture weakens a month’s proof.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Prix barrés non vérifiés ce soir', en: 'Struck-out prices not checked tonight' },
        {
          fr: "={{ $json.message || $json.error?.message || $json.error || 'La base n’a rien inscrit' }}. Relancez le flux avant minuit.",
          en: "={{ $json.message || $json.error?.message || $json.error || 'The database wrote nothing' }}. Start the flow again before midnight.",
        },
      ),
      once: true,
      retry: [3, 10],
    },
  },
  links: [
    'evening > settings > products > variants > keep > kept.yes > history > judge > worth > write',
    'products.error > tell',
    'keep.error > tell',
    'kept.no > tell',
    'judge.error > tell',
  ],
  examples,
})
