import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-certificats-publies.examples.ts'

/** A host is as good as its newest certificate, whoever issued it. */
const SORT = `const { issuers, days } = $('settings').first().json;
const rows = $input.all().map(item => item.json).filter(row => row.not_after);
const now = $now.toMillis();
const time = (text) => Date.parse(text + 'Z');
const names = (row) => row.name_value.split('\\n').map(name => name.toLowerCase());
const found = [];
for (const { json } of $('domains').all()) {
  const domain = json.domains;
  const own = rows.filter(row => names(row).some(name => name === domain || name.endsWith('.' + domain)));
  if (own.length === 0) found.push({ kind: 'blind', host: domain, key: 'blind ' + domain + ' ' + $now.toISODate() });
  const newest = new Map();
  for (const row of own) {
    if (!issuers.some(one => row.issuer_name.includes(one)) && time(row.not_before) > now - 14 * 86400000)
      found.push({ kind: 'stranger', host: names(row)[0], issuer: row.issuer_name, id: row.id, key: 'id ' + row.id });
    for (const name of names(row)) newest.set(name, Math.max(newest.get(name) ?? 0, time(row.not_after)));
  }
  for (const [host, end] of newest) {
    const left = Math.floor((end - now) / 86400000);
    if (left < days)
      found.push({ kind: 'ending', host, left, key: host + ' ' + new Date(end).toISOString().slice(0, 10) });
  }
}
const seen = new Set();
return found.filter(({ key }) => !seen.has(key) && seen.add(key)).map(json => ({ json }));`

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Surveiller les certificats publiés pour vos domaines',
    problem:
      'Le renouvellement automatique est tombé en panne en août ; on l’apprend en novembre, quand la boutique affiche « connexion non sécurisée ». Et personne ne saurait si un inconnu obtenait un certificat à votre nom.',
    outcome:
      'Chaque matin, les journaux publics de certificats sont lus pour tous vos domaines, serveurs oubliés compris. Un certificat non renouvelé ouvre un ticket GitHub ; un émetteur étranger à votre liste alerte sur Telegram.',
    avoid:
      'Les certificats internes, signés par votre propre autorité, n’y figurent pas. Pour un seul site, l’alerte de votre hébergeur suffit.',
    approval:
      'Rien n’est renouvelé ni révoqué. La personne alertée vérifie qui a demandé le certificat étranger ; un prestataire l’a parfois fait sans le dire.',
    failure:
      'Le journal crt.sh est souvent lent : quatre essais, puis un message nomme le domaine non contrôlé. GitHub en panne : l’échéance part aussi sur Telegram.',
  },
  en: {
    title: 'Watch the certificates published for your domains',
    problem:
      'Automatic renewal broke in August; you learn of it in November, when the shop shows “connection not secure”. Nor would anybody notice a stranger obtaining a certificate in your name.',
    outcome:
      'Each morning, the public certificate logs are read for all your domains, forgotten servers included. A certificate not renewed opens a GitHub issue; an issuer that is not on your list raises the alarm on Telegram.',
    avoid:
      'Internal certificates, signed by an authority of your own, are not in there. For a single site, your host’s alert is enough.',
    approval:
      'Nothing is renewed or revoked. Whoever is alerted finds out who asked for the foreign certificate; sometimes a supplier did and forgot to say.',
    failure:
      'The log crt.sh is often slow: four tries, then a message names the domain that went unchecked. GitHub down: the deadline goes to Telegram as well.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'Un certificat frauduleux sert dans les heures qui suivent : une lecture par semaine serait vaine.',
        en: 'A fraudulent certificate is used within hours, so a weekly look would be idle.',
      },
      with: at('15 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos domaines', en: 'Your domains' },
      why: {
        fr: 'Le domaine nu couvre ses sous-domaines ; les émetteurs sont ceux que vous employez.',
        en: 'The bare domain covers its subdomains; issuers are those that you use.',
      },
      with: fields({
        domains: list(['atelier-brun.example', 'brun-pieces.example']),
        issuers: list(["Let's Encrypt", 'Sectigo']),
        days: 14,
        owner: { fr: 'votre-organisation', en: 'your-organisation' },
        repository: { fr: 'exploitation', en: 'operations' },
        chat: { fr: 'identifiant de la discussion', en: 'id of the chat' },
        table: { fr: 'certificats signalés', en: 'certificates reported' },
      }),
    },
    domains: {
      use: 'splitOut',
      name: { fr: 'Domaine par domaine', en: 'Domain by domain' },
      why: {
        fr: 'Si l’un tarde, les autres sont lus.',
        en: 'Should one be slow, the others get read.',
      },
      with: { fieldToSplitOut: 'domains', options: {} },
    },
    log: {
      use: 'httpRequest',
      name: { fr: 'Lire les journaux publics', en: 'Read the public logs' },
      why: {
        fr: 'Les autorités que les navigateurs acceptent y publient ce qu’elles signent : nul besoin d’accès à vos serveurs.',
        en: 'Authorities that browsers trust publish there what they sign; no access to your servers is needed.',
      },
      with: {
        url: "=https://crt.sh/?q={{ encodeURIComponent('%.' + $json.domains) }}&exclude=expired&deduplicate=Y&output=json",
        options: {
          timeout: 60000,
          batching: { batch: { batchSize: 1, batchInterval: 5000 } },
        },
      },
      onError: 'continue',
      always: true,
      retry: [4, 5],
    },
    sort: {
      use: 'code',
      name: { fr: 'Expirant, étranger ou muet', en: 'Ending, foreign or silent' },
      why: {
        fr: 'Un vieux certificat n’inquiète plus dès qu’un plus récent couvre le même nom.',
        en: 'An old certificate worries nobody once a newer one covers the same name.',
      },
      with: allItems(SORT),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalé', en: 'Not reported yet' },
      why: {
        fr: 'Sinon le même ticket s’ouvrirait quatorze matins de suite.',
        en: 'Or the same issue would open on fourteen mornings in a row.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Que s’est-il passé ?', en: 'What happened?' },
      why: {
        fr: 'Une échéance a deux semaines devant elle, une usurpation non.',
        en: 'A deadline has two weeks to go, an impostor has not.',
      },
      with: cases({ ending: text('={{ $json.kind }}', 'equals', 'ending') }),
    },
    alive: {
      use: 'httpRequest',
      name: { fr: 'Le serveur répond-il ?', en: 'Does the server answer?' },
      why: {
        fr: 'Un sous-domaine fermé laisse expirer son certificat, et c’est bien.',
        en: 'A subdomain shut down lets its certificate lapse, and rightly so.',
      },
      with: {
        method: 'HEAD',
        url: "=https://{{ $json.host.replace('*.', '') }}/",
        options: {
          timeout: 10000,
          allowUnauthorizedCerts: true,
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
    },
    answers: {
      use: 'filter',
      name: { fr: 'Encore en service', en: 'Still in use' },
      why: {
        fr: 'Même un refus compte : quelqu’un est au bout du fil.',
        en: 'Even a refusal counts: there is somebody at the other end.',
      },
      with: all(isTrue('={{ $json.statusCode !== undefined }}')),
    },
    open: {
      use: 'github',
      name: { fr: 'Ouvrir un ticket', en: 'Open an issue' },
      why: {
        fr: 'Un renouvellement cassé demande une heure de travail, pas un message de plus.',
        en: 'A broken renewal takes an hour’s work, not one more message.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        owner: byName("={{ $('settings').first().json.owner }}"),
        repository: byName("={{ $('settings').first().json.repository }}"),
        title: {
          fr: "=Certificat de {{ $('kind').item.json.host }} : {{ $('kind').item.json.left }} jour(s)",
          en: "=Certificate of {{ $('kind').item.json.host }}: {{ $('kind').item.json.left }} day(s) left",
        },
        body: {
          fr: 'Aucun certificat plus récent dans les journaux publics : le renouvellement automatique a échoué.',
          en: 'No newer certificate in the public logs: automatic renewal has failed.',
        },
        labels: [],
        assignees: [],
      },
      onError: 'output',
      retry: [2, 5],
    },
    reported: {
      use: 'dataTable',
      name: { fr: 'Retenir l’échéance', en: 'Remember the deadline' },
      why: {
        fr: 'Une fois le ticket ouvert seulement : un serveur rallumé demain sera vu.',
        en: 'Only once the issue is open, so a server switched on tomorrow is seen.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        columns: columns({ key: "={{ $('kind').item.json.key }}" }),
        options: {},
      },
    },
    noted: {
      use: 'dataTable',
      name: { fr: 'Retenir l’alerte', en: 'Remember the alarm' },
      why: {
        fr: 'Le numéro du certificat est unique : un second, lui, alertera.',
        en: 'A certificate’s number is its own: a second one will raise the alarm.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        columns: columns({ key: "={{ $('kind').item.json.key }}" }),
        options: {},
      },
    },
    alert: {
      use: 'telegram',
      name: { fr: 'Alerter', en: 'Raise the alarm' },
      why: {
        fr: 'Sur un téléphone : un certificat usurpé permet de se faire passer pour vous dès maintenant.',
        en: 'On a phone: with a stolen certificate somebody can pose as you right now.',
      },
      with: sent("={{ $('settings').first().json.chat }}", {
        fr: "={{ ({ stranger: 'Certificat inattendu pour ' + $('kind').item.json.host + ', émis par ' + $('kind').item.json.issuer + ' : https://crt.sh/?id=' + $('kind').item.json.id, blind: $('kind').item.json.host + ' : aucun certificat lu ce matin, domaine non contrôlé.', ending: $('kind').item.json.host + ' : certificat à renouveler sous ' + $('kind').item.json.left + ' jour(s), et GitHub refuse le ticket.' })[$('kind').item.json.kind] }}",
        en: "={{ ({ stranger: 'Unexpected certificate for ' + $('kind').item.json.host + ', issued by ' + $('kind').item.json.issuer + ': https://crt.sh/?id=' + $('kind').item.json.id, blind: $('kind').item.json.host + ': no certificate read this morning, domain unchecked.', ending: $('kind').item.json.host + ': certificate to renew within ' + $('kind').item.json.left + ' day(s), and GitHub refuses the issue.' })[$('kind').item.json.kind] }}",
      }),
      retry: [3, 5],
    },
  },
  links: [
    'morning > settings > domains > log > sort > fresh > kind.ending > alive > answers > open > reported',
    'kind.other > alert > noted',
    'open.error > alert',
  ],
  examples,
})
