import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { PAIRS } from './voir-deux-devis-meme-chantier.code.ts'
import { examples } from './voir-deux-devis-meme-chantier.examples.ts'

const TOLD = byName(setting('told'))

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Voir quand deux de vos agences chiffrent le même chantier',
    problem:
      'L’agence de Tours remet un prix à l’entreprise générale, celle de Blois à son concurrent, pour le même immeuble. L’écart est de 12 %, les deux en parlent entre eux, et votre meilleur prix est désormais le seul.',
    outcome:
      'Chaque matin ouvré, l’adresse de chantier des devis ouverts depuis moins de soixante jours est cherchée dans la base nationale. Deux agences à moins de 60 mètres, ou dans la même rue quand aucune n’a de numéro : leurs deux responsables reçoivent les devis côte à côte, une fois. Une adresse introuvable est renvoyée à son agence, une fois aussi.',
    avoid:
      'Une zone commerciale ou un immeuble de bureaux réunira des affaires sans rapport : restez à 60 mètres. Hors de France, la base ne sait rien ; un devis sans adresse n’est pas regardé. Et si vos agences sont des sociétés distinctes, demandez à un juriste ce qu’elles peuvent se dire de leurs prix.',
    approval:
      'Aucun devis n’est modifié ni retiré. Les responsables conviennent entre eux de qui suit l’affaire.',
    failure:
      'Base muette : la direction reçoit un courriel. Géocodage en panne : elle reçoit les numéros non comparés, repris le lendemain. Un message refusé lui est transmis, et repartira.',
  },
  en: {
    title: 'See when two of your branches quote for the same site',
    problem:
      'The Tours branch gives a price to the main contractor, Blois to its rival, for one and the same building. They differ by 12%, the two talk, and from then on your lower price is the only one.',
    outcome:
      'Every working morning, site addresses of quotes open for under sixty days are looked up in the French national register. Two branches within 60 metres, or in one street where neither has a number: both managers get the quotes side by side, once. An address not found goes back to its branch, once as well.',
    avoid:
      'A retail park or an office block will bring together unrelated deals: keep to 60 metres. Outside France the register knows nothing, and quotes without an address are not looked at. Where your branches are separate companies, ask a lawyer what they may tell each other of their prices.',
    approval:
      'No quote is changed or withdrawn. The managers agree between them on who carries on.',
    failure:
      'Database silent: management gets an email. Geocoder down: it gets the numbers not compared, taken up again next day. A message refused is passed on to it, and will leave again.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 7 h 15', en: 'Monday to Friday, 7:15' },
      why: {
        fr: 'Le devis de la veille n’est parfois pas encore parti.',
        en: 'Yesterday’s quote may not have left yet.',
      },
      with: at('15 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Distance et direction', en: 'Distance and management' },
      why: {
        fr: 'Soixante mètres : les deux côtés d’un même terrain.',
        en: 'Sixty metres: both sides of one plot.',
      },
      with: fields({
        metres: 60,
        told: 'quote_pairs_told',
        desk: 'direction@votre-entreprise.example',
      }),
    },
    quotes: {
      use: 'postgres',
      name: { fr: 'Devis ouverts', en: 'Open quotes' },
      why: {
        fr: 'Une vue à créer, avec l’adresse du chantier et non celle du client.',
        en: 'A view to create, with the address of the site and not of the client.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT number, branch, manager, author, client, title, net, address, to_char(quoted_on, 'YYYY-MM-DD') AS quoted_on FROM open_quotes WHERE quoted_on > CURRENT_DATE - 60 AND address <> '' ORDER BY number",
        options: {},
      },
      onError: 'output',
      retry: [3, 20],
    },
    find: {
      use: 'httpRequest',
      name: { fr: 'Situer le chantier', en: 'Place the site' },
      why: {
        fr: 'Géocodage public : seule l’adresse y part, dix par seconde.',
        en: 'The public geocoder: addresses alone go there, ten a second.',
      },
      with: {
        url: 'https://data.geopf.fr/geocodage/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            {
              name: 'q',
              value: "={{ String($json.address).replace(/\\s+/g, ' ').trim().slice(0, 200) }}",
            },
            { name: 'limit', value: '1' },
          ],
        },
        options: { timeout: 10_000, batching: { batch: { batchSize: 10, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    pairs: {
      use: 'code',
      name: { fr: 'Mesurer les distances', en: 'Measure distances' },
      why: {
        fr: 'Une commune ne suffit pas : il faut une porte, ou une rue.',
        en: 'A town is not enough: it takes a door, or a street.',
      },
      with: allItems(PAIRS),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À dire ou non comparé', en: 'To be told or not compared' },
      why: {
        fr: 'Une panne du géocodage ne se dit pas aux agences.',
        en: 'Branches need not hear of a geocoder that is down.',
      },
      with: cases({ told: text('={{ $json.kind }}', 'equals', 'told') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore dit', en: 'Not told so far' },
      why: {
        fr: 'Par couple de devis, colonne mark.',
        en: 'By pair of quotes, column mark.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    write: {
      use: 'outlook',
      name: { fr: 'Écrire aux responsables', en: 'Write to the managers' },
      why: {
        fr: 'Aux deux ensemble : chacun sait ce que l’autre sait.',
        en: 'To both at once, so that each knows what the other knows.',
      },
      with: outlookSent('={{ $json.to }}', '={{ $json.subject }}', '={{ $json.text }}'),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir le couple', en: 'Remember the pair' },
      why: {
        fr: 'Une fois le message parti.',
        en: 'As soon as the message has left.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ mark: "={{ $('fresh').item.json.mark }}" }),
        options: {},
      },
    },
    unsent: {
      use: 'outlook',
      name: { fr: 'Transmettre à la direction', en: 'Pass on to management' },
      why: {
        fr: 'Un responsable a pu changer.',
        en: 'A manager may have changed.',
      },
      with: outlookSent(
        setting('desk'),
        "={{ $('fresh').item.json.subject }}",
        "={{ $('fresh').item.json.to + ' – ' + ($json.error?.message ?? $json.error) + '\\n\\n' + $('fresh').item.json.text }}",
      ),
    },
    blind: {
      use: 'outlook',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un matin calme doit vouloir dire : aucun doublon.',
        en: 'A quiet morning has to mean that there is no pair.',
      },
      with: outlookSent(
        setting('desk'),
        { fr: 'Devis non comparés', en: 'Quotes not compared' },
        '={{ $json.text ?? $json.error?.message ?? $json.message ?? $json.error }}',
      ),
    },
  },
  links: [
    'morning > settings > quotes > find > pairs > kind.told > fresh > write > mark',
    'write.error > unsent',
    'kind.other > blind',
    'quotes.error > blind',
  ],
  examples,
})
