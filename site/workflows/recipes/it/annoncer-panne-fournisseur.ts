import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE } from './annoncer-panne-fournisseur.code.ts'
import { examples } from './annoncer-panne-fournisseur.examples.ts'

const TABLE = byName('etat_fournisseurs')

export default defineRecipe({
  category: 'it',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer à l’équipe la panne d’un fournisseur en ligne',
    problem:
      'Les colis ne partent plus, les factures ne sortent plus. Trois personnes cherchent la faute chez vous pendant une heure ; la page d’état du prestataire de paiement l’avoue depuis quarante minutes.',
    outcome:
      'Toutes les cinq minutes, les pages d’état de vos fournisseurs sont lues, seulement pour les composants dont vous dépendez. À chaque changement d’état, Slack dit lequel, ce qu’il touche chez vous et où suivre l’incident, jusqu’au retour à la normale.',
    avoid:
      'Il faut une page au format Statuspage, comme beaucoup d’éditeurs en publient ; les autres demandent leur propre lecture. Une page d’état tarde souvent sur la panne : gardez vos propres sondes.',
    approval:
      'Le flux informe et n’agit pas. Votre équipe décide de prévenir vos clients, d’attendre ou de basculer, avec la même information pour tous.',
    failure:
      'Une page muette trois fois de suite est annoncée, une fois, et son retour aussi. Un composant renommé est signalé au lieu de sembler sain. Si Slack refuse, rien n’est noté et le message repart au passage suivant ; un arrêt de n8n lui-même n’est pas vu.',
  },
  en: {
    title: 'Tell the team when an online supplier is down',
    problem:
      'Parcels no longer leave, invoices no longer come out. Three people look for the fault in-house for an hour; the payment supplier’s status page has admitted it for forty minutes.',
    outcome:
      'Every five minutes your suppliers’ status pages are read, only for the components that you depend on. At each change of state Slack says which, what it hits with you and where to follow the incident, until things are back to normal.',
    avoid:
      'It takes a page in Statuspage’s format, which many vendors publish; others need a reading of their own. Status pages often lag behind the outage: keep your own probes.',
    approval:
      'The flow informs and does not act. Your team decides to tell customers, to wait or to switch over, all with the same information.',
    failure:
      'A page silent three times in a row is announced, once, and so is its return. A renamed component is reported instead of looking sound. If Slack refuses, nothing is noted and the message leaves on the next round; a stop of n8n itself is not seen.',
  },
  nodes: {
    often: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les cinq minutes', en: 'Every five minutes' },
      why: {
        fr: 'Assez pour devancer les questions, peu pour une page publique.',
        en: 'Enough to be ahead of questions, little for a public page.',
      },
      with: at('*/5 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos fournisseurs', en: 'Your suppliers' },
      why: {
        fr: 'Le nom exact du composant, et ce qu’il porte chez vous.',
        en: 'The component’s exact name, and what it carries with you.',
      },
      with: fields(
        {
          patience: 3,
          providers: list([
            {
              name: 'Paiement',
              url: 'https://status.paiement.example',
              components: ['API', 'Webhooks'],
              serves: 'caisse, boutique',
            },
            {
              name: 'Code',
              url: 'https://status.depot.example',
              components: ['Git Operations'],
              serves: 'mises en production',
            },
          ]),
        },
        { alone: true },
      ),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Dernier état connu', en: 'Last known state' },
      why: {
        fr: 'Sans mémoire, une panne d’une heure ferait douze messages.',
        en: 'Without a memory an hour’s outage would make twelve messages.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    providers: {
      use: 'code',
      name: { fr: 'Un par un', en: 'One by one' },
      why: {
        fr: 'Une page en panne n’empêche pas de lire les autres.',
        en: 'One page that is down must not hold up the rest.',
      },
      with: allItems("return $('settings').first().json.providers.map((json) => ({ json }));"),
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Lire la page d’état', en: 'Read the status page' },
      why: {
        fr: 'summary.json : les composants et les incidents ouverts, sans clé.',
        en: 'summary.json: components and open incidents, without a key.',
      },
      with: { url: '={{ $json.url }}/api/v2/summary.json', options: { timeout: 10_000 } },
      onError: 'continue',
    },
    compare: {
      use: 'code',
      name: { fr: 'Voir ce qui change', en: 'See what changes' },
      why: {
        fr: 'L’indicateur général est rouge pour des services que vous n’avez pas.',
        en: 'The overall indicator is red for services that you do not have.',
      },
      with: allItems(COMPARE),
    },
    spoken: {
      use: 'if',
      name: { fr: 'À dire ?', en: 'To be told?' },
      why: {
        fr: 'Une page muette une fois se compte sans bruit.',
        en: 'A page silent once is counted without noise.',
      },
      with: all(isFilled('={{ $json.text }}')),
    },
    say: {
      use: 'slack',
      name: { fr: 'Le dire à tous', en: 'Tell everybody' },
      why: {
        fr: 'Dans le canal de l’assistance : c’est elle que les clients appellent.',
        en: 'In the support channel, as that is whom customers call.',
      },
      with: posted({ fr: '#assistance', en: '#support' }, '={{ $json.text }}'),
      retry: [2, 5],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir l’état', en: 'Keep the state' },
      why: {
        fr: 'Une fois le message parti, jamais avant.',
        en: 'Once the message has left, never before.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'key', keyValue: "={{ $('spoken').item.json.key }}" }],
        },
        columns: columns({
          key: "={{ $('spoken').item.json.key }}",
          status: "={{ $('spoken').item.json.status }}",
        }),
        options: {},
      },
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'often > settings > known > providers > page > compare > spoken.yes > say > keep',
    'spoken.no > keep',
    'stopped > warn',
  ],
  examples,
})
