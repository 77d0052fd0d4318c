import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CASE, MATCH } from './suspendre-produits-rappeles.code.ts'
import { examples } from './suspendre-produits-rappeles.examples.ts'

const TABLE = 'rappels_traites'
const post = { from: setting('from'), to: setting('person') }

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Suspendre dès le matin un produit visé par un rappel',
    problem:
      'Un rappel de biberons paraît un vendredi sur RappelConso. Le fabricant a écrit à une adresse morte ; la boutique en vend onze dans le week-end.',
    outcome:
      'Chaque matin, les rappels publiés depuis huit jours sont confrontés, code-barres contre code-barres, au catalogue Shopify. Un produit visé passe en brouillon ; une carte Trello donne motif, lots, stock à isoler et numéros de commande.',
    avoid:
      'Un rappel publié sans code-barres, ou une fiche qui n’en porte pas, échappe à la comparaison : restez inscrit aux alertes de vos fournisseurs. Pour des aliments frais, une fois par jour est trop peu.',
    approval:
      'La mise en brouillon n’attend personne : une vente perdue se rattrape. Vous lisez les lots, remettez en vente ce qui n’est pas concerné, et décidez à quels acheteurs écrire. Aucun client n’est contacté.',
    failure:
      'Registre ou catalogue muet, liste vide, aucun code-barres : un courriel l’annonce. Suspension refusée : la carte le crie dans son titre. Sans Trello, son texte part par courriel, et le rappel revient le lendemain.',
  },
  en: {
    title: 'Stop selling a product the morning it is recalled',
    problem:
      'A recall of baby bottles appears on a Friday in RappelConso, the French register. The maker wrote to a dead address; the shop sells eleven over the weekend.',
    outcome:
      'Each morning the recalls of the last eight days are held, bar code against bar code, against the Shopify catalogue. A product that is named goes to draft, and a Trello card gives reason, batches, stock to set apart and order numbers.',
    avoid:
      'A recall published without a bar code, or a product that bears none, escapes the comparison: stay on your suppliers’ lists. For fresh food, once a day is not enough.',
    approval:
      'Going to draft waits for nobody: a lost sale can be made up for. You read the batches, put back on sale what is not concerned, and decide whom to write to. No customer is contacted.',
    failure:
      'Register or catalogue silent, an empty list, no bar codes at all: an email says so. Suspension refused: the card’s title shouts it. Without Trello its text leaves by email, and the recall comes back the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Six heures, tous les jours', en: 'Six o’clock, every day' },
      why: {
        fr: 'Le week-end aussi : les ventes n’y attendent pas lundi.',
        en: 'At weekends too: sales do not wait for Monday.',
      },
      with: at('0 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre boutique', en: 'Your shop' },
      why: {
        fr: 'Huit jours de recul, pour rattraper un matin manqué.',
        en: 'Eight days back, to make up for a missed morning.',
      },
      with: fields(
        {
          days: 8,
          shop: { fr: 'votre-boutique', en: 'your-shop' },
          list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
          from: 'automate@votre-boutique.example',
          person: 'qualite@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    recalls: {
      use: 'httpRequest',
      name: { fr: 'Rappels publiés', en: 'Recalls published' },
      why: {
        fr: 'L’export rend toutes les lignes, là où la recherche s’arrête à cent.',
        en: 'The export returns every row, where the search stops at a hundred.',
      },
      with: {
        url: 'https://data.economie.gouv.fr/api/explore/v2.1/catalog/datasets/rappelconso-v2-gtin-trie/exports/json',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            {
              name: 'where',
              value:
                "=date_publication >= date'{{ $now.minus({ days: $json.days }).toISODate() }}'",
            },
          ],
        },
        options: { timeout: 30_000 },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    catalogue: {
      use: 'shopify',
      name: { fr: 'Tout le catalogue', en: 'The whole catalogue' },
      why: {
        fr: 'Les fiches déjà retirées aussi : elles ont du stock et des acheteurs.',
        en: 'Products already taken down too: they have stock and buyers.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        additionalFields: { published_status: 'any' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    match: {
      use: 'code',
      name: { fr: 'Comparer les codes-barres', en: 'Compare the bar codes' },
      why: {
        fr: 'Huit jours sans aucun rappel en France, c’est une panne, pas une bonne nouvelle.',
        en: 'Eight days without a recall in all of France is a fault, not good news.',
      },
      with: allItems(MATCH),
    },
    state: {
      use: 'switch',
      name: { fr: 'Visé, ou aveugle ?', en: 'Named, or blind?' },
      why: {
        fr: 'Sans correspondance, rien ne sort d’ici et personne n’est dérangé.',
        en: 'Without a match nothing leaves here and nobody is bothered.',
      },
      with: cases({ hit: text('={{ $json.state }}', 'equals', 'hit') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore traités', en: 'Not dealt with yet' },
      why: {
        fr: 'Fiche, version et déclinaison : un rappel étendu compte comme un nouveau.',
        en: 'Sheet, version, variant: a widened recall is a new one.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    suspend: {
      use: 'httpRequest',
      name: { fr: 'Passer en brouillon', en: 'Set to draft' },
      why: {
        fr: 'Le brouillon retire la fiche de tous les canaux, et se défait en un clic.',
        en: 'A draft leaves every channel, and is undone in one click.',
      },
      with: {
        method: 'PUT',
        url: "=https://{{ $('settings').first().json.shop }}.myshopify.com/admin/api/2024-07/products/{{ $json.product }}.json",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'shopifyAccessTokenApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ product: { id: Number($json.product), status: 'draft' } }) }}",
        options: { timeout: 15_000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    orders: {
      use: 'shopify',
      name: { fr: 'Commandes depuis la mise en vente', en: 'Orders since it went on sale' },
      why: {
        fr: 'Au-delà de soixante jours, Shopify demande le droit read_all_orders.',
        en: 'Beyond sixty days Shopify asks for the right read_all_orders.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'any',
          createdAtMin: "={{ $('fresh').all().map(({ json }) => json.since).sort()[0] }}",
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    case: {
      use: 'code',
      name: { fr: 'Monter le dossier', en: 'Put the case together' },
      why: {
        fr: 'Des numéros suffisent : aucun nom ne sort de la boutique.',
        en: 'Order numbers will do: no name leaves the shop.',
      },
      with: allItems(CASE),
    },
    card: {
      use: 'trello',
      name: { fr: 'Ouvrir la carte', en: 'Open the card' },
      why: {
        fr: 'Une par déclinaison : chacune a son stock à isoler et ses acheteurs.',
        en: 'One a variant: each has stock to set apart and buyers of its own.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: setting('list'),
        name: '={{ $json.title }}',
        description: '={{ $json.text }}',
        additionalFields: {},
      },
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter comme traité', en: 'Note as dealt with' },
      why: {
        fr: 'Après la carte seulement : sans elle, le rappel reviendra demain.',
        en: 'Only after the card: without one the recall comes back tomorrow.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ key: "={{ $('case').item.json.key }}" }),
        options: {},
      },
    },
    instead: {
      use: 'emailSend',
      name: { fr: 'Envoyer le dossier', en: 'Send the case' },
      why: {
        fr: 'Tout le texte, puisque la carte n’existe pas.',
        en: 'The whole text, since there is no card.',
      },
      with: mailed(
        post,
        { fr: 'Rappel de produit, carte non créée', en: 'Product recall, card not created' },
        "={{ $('case').all().map(({ json }) => json.title + '\\n' + json.text).join('\\n\\n') }}",
      ),
      once: true,
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est contrôlé', en: 'Say that nothing is checked' },
      why: {
        fr: 'Le silence doit vouloir dire qu’aucun produit n’est visé.',
        en: 'Silence has to mean that no product is named.',
      },
      with: mailed(
        post,
        { fr: 'Rappels de produits non contrôlés', en: 'Product recalls not checked' },
        {
          fr: "={{ ({ empty: 'RappelConso n’a rendu aucun rappel en huit jours.', codes: 'Aucun code-barres dans le catalogue.' })[$json.reason] ?? 'Un service n’a pas répondu : ' + $json.reason }}",
          en: "={{ ({ empty: 'RappelConso returned no recall in eight days.', codes: 'There is no bar code in the catalogue.' })[$json.reason] ?? 'A service did not answer: ' + $json.reason }}",
        },
      ),
      once: true,
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > recalls > catalogue > match > state.hit > fresh > suspend > orders > case > card > remember',
    'card.error > instead',
    'state.other > tell',
  ],
  examples,
})
