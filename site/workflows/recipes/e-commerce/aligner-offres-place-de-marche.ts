import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isFalse, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { unmarked } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './aligner-offres-place-de-marche.examples.ts'

const MINE = `const settings = $('settings').first().json;
return $('shop').all().flatMap(({ json }) => (json.variants ?? []).filter(({ sku }) => sku).map(one => ({ json: {
  sku: one.sku, price: Number(one.price), quantity: json.status === 'active' ? Math.max(0, one.inventory_quantity - settings.reserve) : 0,
} })));`
const THEIRS =
  'return $input.all().flatMap(({ json }) => json.offers ?? []).map(({ shop_sku, price, quantity }) => ({ json: { sku: shop_sku, price, quantity } }));'

/** What the shop does not know is put to nought, and never deleted. */
const BATCH = `const settings = $('settings').first().json;
const mine = new Map($('mine').all().map(({ json }) => [json.sku, json]));
const theirs = new Map($('theirs').all().map(({ json }) => [json.sku, json]));
const offers = $input.all().map(({ json }) => ({ shop_sku: json.sku, product_id: json.sku, product_id_type: 'SHOP_SKU', state_code: '11', price: json.price, quantity: mine.has(json.sku) ? json.quantity : 0, update_delete: 'update' })).filter(one => one.quantity !== theirs.get(one.shop_sku).quantity || one.price !== theirs.get(one.shop_sku).price);
if (offers.length === 0) return [];
const falls = offers.filter(one => one.price < theirs.get(one.shop_sku).price * (1 - settings.fall / 100) || !(one.price > 0));
const share = theirs.size ? Math.round((100 * offers.length) / theirs.size) : 0;
return [{ json: { offers, count: offers.length, share, falls: falls.map(one => one.shop_sku + ' ' + theirs.get(one.shop_sku).price + ' > ' + one.price), wild: falls.length > 0 || share > settings.share } }];`

export default defineRecipe({
  category: 'e-commerce',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Aligner prix et stocks sur une place de marché, sans emballement',
    problem:
      'La boutique vend le dernier exemplaire, la place de marché le vend aussi. L’annulation compte contre vous, et une virgule mal placée dans le tarif part chez mille clients avant le café.',
    outcome:
      'Toutes les heures, les offres d’une place de marché Mirakl sont comparées à Shopify, référence par référence. Les écarts sont corrigés en un envoi ; ce que la boutique ne connaît plus passe à zéro. Les références sans offre sont listées.',
    avoid:
      'Un connecteur du commerce gère aussi commandes et retours : prenez-le si vous en vendez dix par jour. Si vos prix diffèrent exprès d’un canal à l’autre, ce flux les écraserait.',
    approval:
      'Un prix qui chute de plus de 30 %, ou plus d’un quart des offres à changer : rien ne part avant votre oui sur Telegram. Deux heures de silence valent non.',
    failure:
      'Si une des deux listes manque, rien n’est comparé, car tout semblerait épuisé. Liste muette, envoi refusé ou non : un courriel dit que les offres sont restées telles quelles.',
  },
  en: {
    title: 'Align marketplace prices and stock without running wild',
    problem:
      'The shop sells the last piece, and so does the marketplace. The cancellation counts against you, and a misplaced comma in a price reaches a thousand customers before coffee.',
    outcome:
      'Every hour the offers on a Mirakl marketplace are compared with Shopify, reference by reference. Differences are mended in one batch; what the shop no longer knows drops to nought. References without an offer are listed.',
    avoid:
      'A commercial connector handles orders and returns too: take one if you sell ten a day there. Where prices differ between channels on purpose, this flow would overwrite them.',
    approval:
      'A price that falls by more than 30%, or more than a quarter of all offers to change: nothing leaves before your yes on Telegram. Two hours of silence mean no.',
    failure:
      'When one of both lists is missing nothing is compared, since all would look sold out. A silent list, a refused batch or a no: an email says that offers stayed as they were.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les heures', en: 'Every hour' },
      why: {
        fr: 'En journée : la nuit, personne ne répondrait à la question.',
        en: 'By day: at night nobody would answer the question.',
      },
      with: at('10 7-22 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos garde-fous', en: 'Your limits' },
      why: {
        fr: 'Un exemplaire en réserve évite la double vente entre deux passages.',
        en: 'One piece in reserve avoids selling twice between two runs.',
      },
      with: fields(
        {
          market: 'https://votre-operateur.mirakl.example',
          reserve: 1,
          fall: 30,
          share: 25,
          chat: '100200300',
          from: 'automate@votre-boutique.example',
          person: 'offres@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    shop: {
      use: 'shopify',
      name: { fr: 'Produits de la boutique', en: 'Products of the shop' },
      why: {
        fr: 'La boutique fait foi : c’est là que l’on compte.',
        en: 'The shop is the reference: that is where one counts.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    market: {
      use: 'httpRequest',
      name: { fr: 'Offres en ligne', en: 'Offers online' },
      why: {
        fr: 'Cent par page, dix pages : mille offres, à étendre au besoin.',
        en: 'A hundred a page, ten pages: a thousand offers, to be raised if need be.',
      },
      with: {
        url: "={{ $('settings').first().json.market }}/api/offers",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: { parameters: [{ name: 'max', value: '100' }] },
        options: {
          timeout: 20000,
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'offset', value: '={{ $pageCount * 100 }}' }],
              },
              paginationCompleteWhen: 'responseIsEmpty',
              limitPagesFetched: true,
              maxRequests: 10,
            },
          },
        },
      },
      onError: 'output',
      once: true,
      retry: [3, 10],
    },
    mine: {
      use: 'code',
      name: { fr: 'Ce que l’on vend', en: 'What we sell' },
      why: {
        fr: 'Une ligne par variante ; un produit retiré vaut zéro.',
        en: 'One line a variant; a product taken down is worth nought.',
      },
      with: allItems(MINE),
    },
    theirs: {
      use: 'code',
      name: { fr: 'Ce qu’ils affichent', en: 'What they show' },
      why: {
        fr: 'Les pages mises bout à bout, sous les mêmes noms.',
        en: 'Pages end to end, under the same names.',
      },
      with: allItems(THEIRS),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer par référence', en: 'Compare by reference' },
      why: {
        fr: 'Différent, inconnu de la boutique, absent là-bas : trois suites.',
        en: 'Different, unknown to the shop, absent over there: three ways on.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'sku', field2: 'sku' }] },
        resolve: 'preferInput1',
        fuzzyCompare: false,
        options: {},
      },
    },
    changes: {
      use: 'merge',
      name: { fr: 'Tout ce qui change', en: 'All that changes' },
      why: {
        fr: 'Un seul lot se mesure ; deux moitiés paraîtraient sages.',
        en: 'One batch can be measured; two halves would each look tame.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    batch: {
      use: 'code',
      name: { fr: 'Préparer et mesurer', en: 'Prepare and measure' },
      why: {
        fr: 'La part touchée et les chutes de prix trahissent une erreur de fichier.',
        en: 'The share touched and falls in price give away a faulty file.',
      },
      with: allItems(BATCH),
    },
    calm: {
      use: 'if',
      name: { fr: 'Dans l’ordinaire ?', en: 'Nothing unusual?' },
      why: {
        fr: 'Le plus souvent trois stocks ont bougé : rien à demander.',
        en: 'Mostly three stocks have moved, and there is nothing to ask.',
      },
      with: all(isFalse('={{ $json.wild }}')),
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Envoyer quand même ?', en: 'Send all the same?' },
      why: {
        fr: 'L’ancien et le nouveau prix côte à côte : une erreur saute aux yeux.',
        en: 'Old and new price side by side: a mistake leaps to the eye.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: "={{ $('settings').first().json.chat }}",
        message: unmarked({
          fr: "={{ $json.count + ' offres à changer (' + $json.share + ' %). Chutes de prix : ' + ($json.falls.join(', ') || 'aucune') }}",
          en: "={{ $json.count + ' offers to change (' + $json.share + '%). Falls in price: ' + ($json.falls.join(', ') || 'none') }}",
        }),
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'hours'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Un stock faux deux heures coûte moins qu’un prix faux.',
        en: 'A wrong stock for two hours costs less than a wrong price.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    send: {
      use: 'httpRequest',
      name: { fr: 'Envoyer le lot', en: 'Send the batch' },
      why: {
        fr: 'Un appel pour tout : Mirakl limite leur nombre.',
        en: 'One call for all, as Mirakl limits their number.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.market }}/api/offers",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendBody: true,
        contentType: 'json',
        specifyBody: 'json',
        jsonBody: "={{ JSON.stringify({ offers: $('batch').first().json.offers }) }}",
        options: { timeout: 30000 },
      },
      onError: 'output',
    },
    absent: {
      use: 'aggregate',
      name: { fr: 'Sans offre', en: 'Without an offer' },
      why: { fr: 'Une liste, pas cent messages.', en: 'A list, not a hundred messages.' },
      with: gathered('sku'),
    },
    once: {
      use: 'if',
      name: { fr: 'Heure du courriel ?', en: 'Time for the email?' },
      why: {
        fr: 'Une fois par jour suffit : publier demande un descriptif.',
        en: 'Once a day will do: publishing takes a description.',
      },
      with: all(amount('={{ $now.hour }}', 'equals', 8)),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the manager' },
      why: {
        fr: 'Offres inchangées ou références à publier : le texte dit lequel.',
        en: 'Offers unchanged, or references to publish: the text says which.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Place de marché', en: 'Marketplace' },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.sku ? 'Références sans offre : ' + $json.sku.join(', ') : 'Les offres sont restées telles quelles : ' + ($json.error ? ($json.error.message ?? $json.error) : 'changement non accepté.') }}",
          en: "={{ $json.sku ? 'References without an offer: ' + $json.sku.join(', ') : 'Offers stayed as they were: ' + ($json.error ? ($json.error.message ?? $json.error) : 'change not accepted.') }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'hourly > settings > shop > market > mine > compare:0',
    'market > theirs > compare:1',
    'compare.different > changes:0 > batch > calm.yes > send',
    'compare.onlySecond > changes:1',
    'compare.onlyFirst > absent > once.yes > tell',
    'calm.no > ask > agreed.yes > send',
    'agreed.no > tell',
    'shop.error > tell',
    'market.error > tell',
    'send.error > tell',
  ],
  examples,
})
