import { allItems } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relier-demandes-en-double.examples.ts'

/** Half of the shorter text's words, three at least; or one long number that both have. */
const SCORE = `const textOf = (value) => typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join(' ') : value ? [value.text, textOf(value.content)].join(' ') : '';
const plain = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();
const words = (text) => new Set((plain(text).match(/[a-z]{4,}/g) ?? []));
const numbers = (text) => new Set(text.match(/\\d{5,}/g) ?? []);
const { text } = $('settings').first().json;
const [ownWords, ownNumbers] = [words(text), numbers(text)];
let best = { twin: '', assignee: '', shared: 0, weight: 0 };
for (const { json: { key, fields } } of $input.all()) {
  const other = fields.summary + ' ' + textOf(fields.description);
  const theirs = words(other);
  const shared = [...ownWords].filter(word => theirs.has(word)).length;
  const sameNumber = [...numbers(other)].some(one => ownNumbers.has(one));
  const share = shared / Math.max(1, Math.min(ownWords.size, theirs.size));
  const weight = sameNumber ? 1 + share : shared >= 3 && share >= 0.5 ? share : 0;
  if (weight > best.weight) best = { twin: key, assignee: fields.assignee?.accountId ?? '', shared, weight };
}
return [{ json: { twin: best.twin, assignee: best.assignee, shared: best.shared } }];`

export default defineRecipe({
  category: 'support',
  level: 'simple',
  minutes: 30,
  published: '2026-11-24',
  fr: {
    title: 'Relier les demandes en double d’un même client',
    problem:
      'Le client écrit lundi, remplit le formulaire mardi, relance jeudi. Trois tickets, trois agents ; l’un promet un échange, l’autre un avoir, et le client garde les deux courriels.',
    outcome:
      'À chaque ticket Jira créé, les demandes ouvertes du même client sont relues. Même numéro de commande ou mêmes mots : les deux sont reliées et la nouvelle va à qui suit déjà la première. Sans agent, Slack alerte.',
    avoid:
      'Deux personnes d’une même société ont deux comptes : elles ne sont pas rapprochées. Si vos clients écrivent par un seul canal, le problème n’existe guère.',
    approval:
      'Le flux relie et attribue, ce qui se défait. Fermer l’un des deux tickets, et répondre, reste à l’agent.',
    failure:
      'Recherche, lien ou attribution refusés par Jira : Slack nomme le ticket à regarder à la main. Rien n’est jamais fermé par erreur.',
  },
  en: {
    title: 'Link duplicate requests from one and the same customer',
    problem:
      'The customer writes on Monday, fills in the form on Tuesday, asks again on Thursday. Three tickets, three agents; one promises a replacement, another a credit note, and the customer keeps both emails.',
    outcome:
      'Whenever a Jira ticket is created, that customer’s open requests are read again. With the same order number or the same words, both are linked and the new one goes to whoever has the first. With no agent on it, Slack raises the alarm.',
    avoid:
      'Two people of one company have two accounts, and are not matched. Where customers write through a single channel, the problem hardly exists.',
    approval:
      'The flow links and assigns, both of which can be undone. Closing one of the two, and answering, is left to the agent.',
    failure:
      'Search, link or assignment refused by Jira: Slack names the ticket to be looked at by hand. Nothing is ever closed by mistake.',
  },
  nodes: {
    created: {
      use: 'jiraTrigger',
      name: { fr: 'Ticket créé', en: 'Ticket created' },
      why: {
        fr: 'À la création : après, deux agents ont déjà commencé.',
        en: 'On creation: later, two agents have already begun.',
      },
      with: { events: ['jira:issue_created'], additionalFields: {} },
    },
    settings: {
      use: 'set',
      name: { fr: 'Le ticket et votre canal', en: 'The ticket and your channel' },
      why: {
        fr: 'L’auteur se reconnaît à son compte, pas à un nom que deux clients partagent.',
        en: 'The author is known by account, not by a name that two customers share.',
      },
      with: fields(
        {
          key: '={{ $json.issue.key }}',
          project: '={{ $json.issue.fields.project.key }}',
          reporter: '={{ $json.issue.fields.reporter.accountId }}',
          text: "={{ $json.issue.fields.summary + ' ' + ($json.issue.fields.description ?? '') }}",
          jira: 'https://votre-entreprise.atlassian.net',
          channel: { fr: 'assistance', en: 'support' },
        },
        { alone: true },
      ),
    },
    others: {
      use: 'jira',
      name: { fr: 'Ses demandes ouvertes', en: 'Their open requests' },
      why: {
        fr: 'Quatorze jours : une panne vieille d’un mois est une autre histoire.',
        en: 'Fourteen days: a fault a month old is another story.',
      },
      with: {
        resource: 'issue',
        operation: 'getAll',
        returnAll: false,
        limit: 20,
        options: {
          jql: '=project = "{{ $json.project }}" AND reporter = "{{ $json.reporter }}" AND statusCategory != Done AND created >= -14d AND key != "{{ $json.key }}" ORDER BY created ASC',
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    score: {
      use: 'code',
      name: { fr: 'Comparer les mots', en: 'Compare the words' },
      why: {
        fr: 'Un numéro de commande commun suffit ; des mots communs, il en faut trois et la moitié.',
        en: 'One order number in common is enough; of words it takes three, and half of them.',
      },
      with: allItems(SCORE),
    },
    alike: {
      use: 'if',
      name: { fr: 'Un double ?', en: 'A double?' },
      why: {
        fr: 'Un client fidèle pose aussi des questions qui n’ont rien à voir.',
        en: 'A loyal customer also asks things that have nothing to do with each other.',
      },
      with: all(isFilled('={{ $json.twin }}')),
    },
    link: {
      use: 'httpRequest',
      name: { fr: 'Relier les deux', en: 'Link the two' },
      why: {
        fr: 'Un lien ne se voit que des agents ; un commentaire, dans Jira, peut partir au client.',
        en: 'A link is seen by agents alone; a Jira comment may reach the customer.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.jira }}/rest/api/3/issueLink",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'jiraSoftwareCloudApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ type: { name: 'Duplicate' }, inwardIssue: { key: $('settings').first().json.key }, outwardIssue: { key: $json.twin } }) }}",
        options: {},
      },
      onError: 'output',
    },
    taken: {
      use: 'if',
      name: { fr: 'Quelqu’un suit la première ?', en: 'Is somebody on the first?' },
      why: {
        fr: 'Deux demandes sans agent valent une alerte : le client relance parce qu’on se tait.',
        en: 'Two without an agent deserve an alarm: customers ask again when met with silence.',
      },
      with: all(isFilled("={{ $('score').first().json.assignee }}")),
    },
    assign: {
      use: 'jira',
      name: { fr: 'Donner au même agent', en: 'Give to the same agent' },
      why: {
        fr: 'Celui qui a déjà promis quelque chose doit le savoir en premier.',
        en: 'Whoever has already promised something has to be first to know.',
      },
      with: {
        resource: 'issue',
        operation: 'update',
        issueKey: "={{ $('settings').first().json.key }}",
        updateFields: { assignee: byId("={{ $('score').first().json.assignee }}") },
      },
      onError: 'output',
    },
    told: {
      use: 'slack',
      name: { fr: 'Alerter l’équipe', en: 'Alert the team' },
      why: {
        fr: 'La deuxième relance d’un client est la dernière avant le coup de fil.',
        en: 'A customer’s second message is the last one ahead of a phone call.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $('score').first().json.twin }} et {{ $('settings').first().json.key }} sont la même demande, et personne ne l’a prise. Le client écrit pour la deuxième fois.",
          en: "={{ $('score').first().json.twin }} and {{ $('settings').first().json.key }} are one request, and nobody has taken it. The customer is writing again.",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    failed: {
      use: 'slack',
      name: { fr: 'Dire de regarder', en: 'Say to have a look' },
      why: {
        fr: 'Un doublon non cherché redevient le problème de départ.',
        en: 'A duplicate not searched for is the old problem again.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $('settings').first().json.key }} : recherche de doublons inachevée. Regardez les autres demandes de ce client.",
          en: "={{ $('settings').first().json.key }}: search for duplicates left unfinished. Look at this customer’s other requests.",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'created > settings > others > score > alike.yes > link > taken.yes > assign',
    'taken.no > told',
    'others.error > failed',
    'link.error > failed',
    'assign.error > failed',
  ],
  examples,
})
