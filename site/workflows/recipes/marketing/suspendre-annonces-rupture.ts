import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suspendre-annonces-rupture.examples.ts'

const TABLE = 'paused_ads'

/** An ad belongs to the product whose reference its name holds between brackets. */
const pair = `const { back } = $('settings').first().json
const stocks = new Map($('products').all().map(({ json }) => [json.sku, json.stock_status === 'outofstock' ? 0 : json.stock_quantity ?? Infinity]))
return ($input.first().json.data ?? []).flatMap((one) => {
  const sku = one.name.match(/\\[([^\\]]+)\\]/)?.[1]
  if (!sku || !stocks.has(sku)) return []
  const stock = stocks.get(sku)
  const move = one.status === 'ACTIVE' && stock <= 0 ? 'pause' : one.status === 'PAUSED' && stock >= back ? 'resume' : 'none'
  return [{ json: { ad: one.id, name: one.name, sku, stock: Number.isFinite(stock) ? stock : -1, move } }]
})`

const set = (status: string) => ({
  method: 'POST',
  url: "={{ $('settings').first().json.api }}/{{ $json.ad }}",
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'facebookGraphApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `{"status": "${status}"}`,
  options: {},
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Suspendre les annonces d’un produit en rupture de stock',
    problem:
      'La table est épuisée depuis vendredi, et trois annonces continuent d’y envoyer des visiteurs payés. On les coupe le mardi ; au retour en stock, personne ne pense à les rallumer.',
    outcome:
      'Trois fois par jour, chaque annonce Meta dont le nom contient une référence, comme [TAB-1], suit le stock de WooCommerce. Épuisé, elle est suspendue ; réapprovisionné, elle repart. Un message Slack dit lesquelles.',
    avoid:
      'Les annonces de catalogue de Meta suivent déjà le stock du flux de produits. Un article vendu en précommande doit rester annoncé : ôtez la référence de son nom.',
    approval:
      'Aucun accord n’est demandé : chaque heure d’attente se paie. Le flux ne relance que ce qu’il a lui-même suspendu ; une annonce que vous avez coupée reste coupée.',
    failure:
      'Si WooCommerce ou Meta ne répond pas, rien ne bouge et un message le dit. Une annonce que Meta refuse de suspendre y figure aussi, et le passage suivant réessaie.',
  },
  en: {
    title: 'Pause the ads of a product that is out of stock',
    problem:
      'The table has been sold out since Friday, and three ads go on sending paid visitors to it. They are cut on Tuesday; when it is back in stock nobody thinks of switching them on.',
    outcome:
      'Three times a day each Meta ad whose name holds a reference, such as [TAB-1], follows the stock in WooCommerce. Sold out, it is paused; restocked, it runs again. A Slack message says which.',
    avoid:
      'Meta’s catalogue ads follow the stock of the product feed already. An article sold on pre-order has to stay advertised: take the reference out of its name.',
    approval:
      'No approval is asked, as each hour of waiting is paid for. The flow starts again only what it paused itself; an ad that you switched off stays off.',
    failure:
      'If WooCommerce or Meta does not answer nothing moves, and a message says so. An ad that Meta refuses to pause is told as well, and the next round tries again.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Trois fois par jour', en: 'Three times a day' },
      why: {
        fr: 'Toutes les huit heures : une rupture du soir ne coûte pas la nuit.',
        en: 'Every eight hours, so that an evening’s sell-out does not cost the night.',
      },
      with: { rule: { interval: [{ field: 'hours', hoursInterval: 8 }] } },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre compte', en: 'Your account' },
      why: {
        fr: 'On ne repart qu’à cinq pièces : deux seraient vendues avant midi.',
        en: 'Ads start again at five pieces: two would be gone by noon.',
      },
      with: fields({
        api: 'https://graph.facebook.com/v24.0',
        account: 'act_1000000001',
        back: 5,
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Lire les stocks', en: 'Read the stock' },
      why: {
        fr: 'Tous les produits : il faut voir aussi ceux qui reviennent.',
        en: 'All products, to see those that come back too.',
      },
      with: { resource: 'product', operation: 'getAll', returnAll: true, options: {} },
      onError: 'output',
      retry: [3, 20],
    },
    ads: {
      use: 'httpRequest',
      name: { fr: 'Lire les annonces', en: 'Read the ads' },
      why: {
        fr: 'Les annonces, pas les campagnes : une campagne vend plusieurs produits.',
        en: 'Ads rather than campaigns, as one campaign sells several products.',
      },
      with: {
        url: "={{ $('settings').first().json.api }}/{{ $('settings').first().json.account }}/ads",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'facebookGraphApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'fields', value: 'id,name,status' },
            { name: 'limit', value: '500' },
          ],
        },
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 20],
    },
    pair: {
      use: 'code',
      name: { fr: 'Rapprocher annonce et stock', en: 'Match ad and stock' },
      why: {
        fr: 'Sans référence entre crochets, une annonce n’est pas concernée.',
        en: 'An ad without a reference in brackets is left alone.',
      },
      with: allItems(pair),
    },
    state: {
      use: 'switch',
      name: { fr: 'Suspendre, relancer, laisser', en: 'Pause, start or leave' },
      why: {
        fr: 'La plupart des annonces n’ont rien à changer.',
        en: 'Most ads have nothing to change.',
      },
      with: cases({
        pause: text('={{ $json.move }}', 'equals', 'pause'),
        resume: text('={{ $json.move }}', 'equals', 'resume'),
      }),
    },
    stop: {
      use: 'httpRequest',
      name: { fr: 'Suspendre l’annonce', en: 'Pause the ad' },
      why: {
        fr: 'Elle garde ses réglages et ce que Meta a appris d’elle.',
        en: 'It keeps its settings, and what Meta learned of it.',
      },
      with: set('PAUSED'),
      onError: 'output',
      retry: [2, 10],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir : par nous', en: 'Remember: by us' },
      why: {
        fr: 'C’est ce qui autorise à la relancer plus tard.',
        en: 'This is what allows starting it again later.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ ad: "={{ $('state').item.json.ad }}" }),
        options: {},
      },
    },
    paused: {
      use: 'set',
      name: { fr: 'Dire : suspendue', en: 'Say: paused' },
      why: {
        fr: 'Le nom de l’annonce, celui que l’on cherche dans Meta.',
        en: 'The ad’s name, the one people look for in Meta.',
      },
      with: fields(
        {
          line: {
            fr: "={{ 'Suspendue, rupture : ' + $('state').item.json.name }}",
            en: "={{ 'Paused, sold out: ' + $('state').item.json.name }}",
          },
        },
        { alone: true },
      ),
    },
    ours: {
      use: 'dataTable',
      name: { fr: 'Suspendue par nous ?', en: 'Paused by us?' },
      why: {
        fr: 'Vous avez pu la couper pour une tout autre raison.',
        en: 'You may have switched it off for quite another reason.',
      },
      with: {
        resource: 'row',
        operation: 'rowExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'ad', keyValue: '={{ $json.ad }}' }] },
      },
    },
    start: {
      use: 'httpRequest',
      name: { fr: 'Relancer l’annonce', en: 'Start the ad again' },
      why: {
        fr: 'Une annonce oubliée éteinte coûte autant qu’une allumée pour rien.',
        en: 'An ad left off by mistake costs as much as one left on.',
      },
      with: set('ACTIVE'),
      onError: 'output',
      retry: [2, 10],
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier', en: 'Forget it' },
      why: {
        fr: 'Coupée ensuite par vous, elle ne repartira pas toute seule.',
        en: 'Switched off by you later, it will not start by itself.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'ad', keyValue: "={{ $('ours').item.json.ad }}" }] },
        options: {},
      },
    },
    running: {
      use: 'set',
      name: { fr: 'Dire : relancée', en: 'Say: running' },
      why: {
        fr: 'Avec le stock, qui dit combien de jours elle peut durer.',
        en: 'With the stock, which tells how many days it may last.',
      },
      with: fields(
        {
          line: {
            fr: "={{ 'Relancée, stock ' + $('ours').item.json.stock + ' : ' + $('ours').item.json.name }}",
            en: "={{ 'Running again, stock ' + $('ours').item.json.stock + ': ' + $('ours').item.json.name }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Tous les changements', en: 'All changes' },
      why: {
        fr: 'Un message par passage, et aucun quand rien ne bouge.',
        en: 'One message a round, and none when nothing moves.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire ce qui a changé', en: 'Say what changed' },
      why: {
        fr: 'Une courbe qui plonge doit avoir une explication sous la main.',
        en: 'A falling curve should have its explanation at hand.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: "={{ $('lines').all().map(one => one.json.line).join('\\n') }}",
        otherOptions: { includeLinkToWorkflow: false },
      },
      once: true,
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what was missing' },
      why: {
        fr: 'Des visiteurs payés arrivent peut-être devant un rayon vide.',
        en: 'Paid visitors may be arriving at an empty shelf.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ 'Annonces et stock, à voir à la main : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Ads and stock, to be seen to by hand: ' + ($json.error.message ?? $json.error) }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
      once: true,
    },
  },
  links: [
    'morning > settings > products > ads > pair > state.pause > stop > keep > paused > lines:0 > tell',
    'state.resume > ours > start > forget > running > lines:1',
    'products.error > warn',
    'ads.error > warn',
    'stop.error > warn',
    'start.error > warn',
  ],
  examples,
})
