import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './regrouper-commandes-meme-adresse.examples.ts'

/** Same person, same address, same way of delivery; each order of the group as an item. */
const GROUP = inBoth(
  (words) => `const { keep } = $('settings').first().json;
// Some Shopify plans withhold names and streets from an app: without them everybody would be one person.
const shown = $input.all().map(({ json }) => json.shipping_address).filter(Boolean);
if (shown.length > 0 && !shown.some((to) => to.name && to.address1)) throw new Error('${words.withheld}');
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
const tagsOf = (order) => String(order.tags ?? '').split(',').map((tag) => tag.trim()).filter(Boolean);
const groups = new Map();
for (const { json: order } of $input.all()) {
  const to = order.shipping_address;
  if (!to?.name || !to.address1 || order.cancelled_at || tagsOf(order).some((tag) => keep.includes(tag.toLowerCase()))) continue;
  const key = [to.name, to.address1, to.address2, to.zip, to.country_code, order.shipping_lines?.[0]?.code].map(plain).join('|');
  groups.set(key, [...(groups.get(key) ?? []), order]);
}
return [...groups.values()].filter((orders) => orders.length > 1).flatMap((orders) => {
  const sorted = [...orders].sort((one, other) => one.order_number - other.order_number);
  const known = sorted.flatMap(tagsOf).find((tag) => /^carton-\\d+$/.test(tag));
  const box = known ?? 'carton-' + sorted[0].order_number;
  const all = sorted.map(({ name }) => name).join(', ');
  return sorted.filter((order) => !tagsOf(order).includes(box)).map((order) => ({ json: { id: order.id, name: order.name, box, all, city: order.shipping_address.city, tags: [...tagsOf(order), box].join(', ') } }));
});`,
  {
    fr: { withheld: 'Shopify cache les adresses à cet accès' },
    en: { withheld: 'Shopify withholds the addresses from this access' },
  },
)

/** One line a box; what could not be tagged is named. */
const SAY = inBoth(
  (words) => `const asked = $('group').all().map(({ json }) => json);
const answers = $input.all().map(({ json }) => json);
const boxes = new Map(asked.map((one) => [one.box, '- ' + one.box + '${words.colon}' + one.all + ' (' + one.city + ')']));
const refused = asked.filter((_, at) => answers[at]?.error !== undefined).map(({ name }) => name);
return [{ json: { boxes: boxes.size, refused: refused.length, text: [...boxes.values()].join('\\n') + (refused.length ? '\\n${words.refused}' + refused.join(', ') : '') } }];`,
  {
    fr: { colon: ' : ', refused: 'Étiquette non posée, à faire à la main : ' },
    en: { colon: ': ', refused: 'Tag not set, to be done by hand: ' },
  },
)

export default defineRecipe({
  category: 'e-commerce',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Mettre dans un seul carton les commandes d’une même personne',
    problem:
      'Une cliente commande à 21 h, puis se souvient des piles à 21 h 20. Deux préparateurs font deux colis, qui arrivent le même jour à la même porte. Deux ports payés au transporteur, un carton de trop.',
    outcome:
      'À 7 h et à 13 h, les commandes Shopify payées et non expédiées sont rapprochées par nom, adresse et mode de livraison. Celles d’un même carton reçoivent une étiquette commune, « carton-1042 », et l’entrepôt lit la liste dans Teams.',
    avoid:
      'Si votre logiciel d’expédition regroupe déjà, gardez-le. Un article volumineux ou parti d’un autre dépôt ne se regroupe pas : donnez-lui une étiquette du réglage « keep ». Deux personnes au même bureau restent séparées. Selon la formule, Shopify cache noms et adresses aux applications créées dans l’administration.',
    approval:
      'Le préparateur juge devant les articles : il regroupe, ou remplace l’étiquette par « seul ». Rembourser le second port reste votre choix, que le flux ne fait pas.',
    failure:
      'Shopify muet, ou adresses cachées : un courriel le dit, et la préparation se fait comme avant. Étiquette refusée : la commande est citée dans le message. Si Teams refuse, l’exécution est en rouge dans n8n, mais les étiquettes se lisent dans Shopify.',
  },
  en: {
    title: 'Put one person’s orders into a single box',
    problem:
      'A customer orders at nine, then remembers the batteries at twenty past. Two packers make two parcels, which reach the same door on the same day. Shipping is paid twice, and one box is wasted.',
    outcome:
      'At 7 am and 1 pm, paid Shopify orders that have not left are matched by name, address and way of delivery. Those of one box get a common tag, “carton-1042”, and the warehouse reads the list in Teams.',
    avoid:
      'If your shipping software groups orders already, keep it. A bulky item or one from another warehouse does not go in: give it a tag of the setting “keep”. Two people in one office stay apart. Depending on the plan, Shopify withholds names and addresses from apps created in the admin.',
    approval:
      'The packer decides with the items in front of them: puts them together, or replaces the tag by “seul”. Refunding the second shipping fee is your choice, which the flow does not make.',
    failure:
      'Shopify silent, or addresses withheld: an email says so, and packing goes on as before. Tag refused: the order is named in the message. If Teams refuses, the run is red in n8n, while the tags can be read in Shopify.',
  },
  nodes: {
    rounds: {
      use: 'scheduleTrigger',
      name: { fr: 'Avant chaque préparation', en: 'Ahead of each packing round' },
      why: {
        fr: 'Les commandes du soir et de la matinée se croisent encore.',
        en: 'Orders of the evening and of the morning can still be joined.',
      },
      with: at('0 7,13 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'Les étiquettes Shopify qui excluent une commande, en minuscules.',
        en: 'The Shopify tags that keep an order out, in small letters.',
      },
      with: fields(
        {
          keep: list(['seul', 'volumineux']),
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          from: 'automate@votre-boutique.example',
          person: 'entrepot@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'shopify',
      name: { fr: 'Commandes à préparer', en: 'Orders to pack' },
      why: {
        fr: 'Payées, ouvertes, sans aucun envoi : une commande entamée est exclue.',
        en: 'Paid, open, with nothing sent yet: one that was begun is left out.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { fulfillmentStatus: 'unshipped', financialStatus: 'paid', status: 'open' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    group: {
      use: 'code',
      name: { fr: 'Rapprocher les adresses', en: 'Match the addresses' },
      why: {
        fr: 'Accents, majuscules et virgules ne séparent plus personne.',
        en: 'Accents, capitals and commas set nobody apart any more.',
      },
      with: allItems(GROUP),
      onError: 'output',
    },
    tag: {
      use: 'shopify',
      name: { fr: 'Poser l’étiquette', en: 'Set the tag' },
      why: {
        fr: 'Ajoutée aux autres ; elle dit aussi que c’est déjà annoncé.',
        en: 'Added to the others; it also says that this was announced.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'update',
        orderId: '={{ $json.id }}',
        updateFields: { tags: '={{ $json.tags }}' },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    say: {
      use: 'code',
      name: { fr: 'Une ligne par carton', en: 'One line a box' },
      why: {
        fr: 'Le préparateur cherche un carton, pas une commande.',
        en: 'The packer looks for a box rather than an order.',
      },
      with: allItems(SAY),
    },
    post: {
      use: 'teams',
      name: { fr: 'Dire à l’entrepôt', en: 'Tell the warehouse' },
      why: {
        fr: 'Sur l’écran du quai, avant la première étiquette de transport.',
        en: 'On the dock’s screen, before the first shipping label.',
      },
      with: postedInTeams({
        fr: '=Cartons à regrouper : {{ $json.boxes }}\n{{ $json.text }}',
        en: '=Boxes to put together: {{ $json.boxes }}\n{{ $json.text }}',
      }),
      retry: [3, 10],
    },
    wrong: {
      use: 'filter',
      name: { fr: 'Étiquettes refusées', en: 'Tags refused' },
      why: {
        fr: 'Refusée une fois, elle le sera souvent : un droit manque au compte.',
        en: 'Refused once it often is again: the account lacks a permission.',
      },
      with: all(amount("={{ $('say').first().json.refused }}", 'gt', 0)),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'L’entrepôt ne sait pas régler un accès Shopify.',
        en: 'The warehouse cannot mend access to Shopify.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Regroupement des colis : à regarder', en: 'Grouping of parcels: have a look' },
        {
          fr: "={{ $json.error ? 'Regroupement impossible : ' + ($json.error.message ?? $json.error) : $('say').first().json.text }}",
          en: "={{ $json.error ? 'Cannot group: ' + ($json.error.message ?? $json.error) : $('say').first().json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'rounds > settings > orders > group > tag > say > post > wrong > tell',
    'orders.error > tell',
    'group.error > tell',
  ],
  related: ['reperer-colis-immobiles'],
  examples,
})
