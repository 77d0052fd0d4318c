import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { GATHER, judge, NAMES, QUEUE, REPORT, ROWS } from './controler-spf-dkim-dmarc.code.ts'
import { examples } from './controler-spf-dkim-dmarc.examples.ts'

const TABLE = byName('dns_courriel')

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler SPF, DKIM et DMARC de vos domaines',
    problem:
      'Un prestataire a ajouté son « include », puis un autre. À la onzième recherche, SPF ne vaut plus rien ; les devis arrivent en indésirables, et l’on accuse le filtre du client. Le domaine jamais employé, lui, sert à envoyer de fausses factures.',
    outcome:
      'Chaque lundi à 7 h, un courriel dit, domaine par domaine : SPF absent, double ou ouvert, plus de dix recherches, clé DKIM disparue, DMARC absent ou qui ne fait qu’observer, et ce qui a changé depuis le lundi d’avant. Rien à dire : pas de courriel, sauf le premier lundi du mois.',
    avoid:
      'Le flux lit des réglages ; il ignore qui envoie vraiment. Avant de durcir DMARC, lisez quelques semaines les rapports reçus à l’adresse « rua ». Un serveur qui signe sous un sélecteur non listé échappe au contrôle.',
    approval:
      'Personne ne valide : le flux ne touche pas au DNS. Qui gère la zone corrige ; le défaut est redit tous les lundis tant qu’il existe.',
    failure:
      'Un nom que le résolveur ne rend pas : le domaine est dit « non contrôlé », et son état connu reste. Courriel refusé : Slack le reçoit, rien n’est noté, le changement sera redit. Table muette : les défauts sont dits, les changements non.',
  },
  en: {
    title: 'Check SPF, DKIM and DMARC of your domains',
    problem:
      'One supplier added an “include”, then another did. With the eleventh lookup SPF is worth nothing; quotes land in spam, and everybody blames the customer’s filter. Meanwhile the domain you never use sends fake invoices.',
    outcome:
      'Each Monday at 7 am an email says, domain by domain: SPF missing, double or open, more than ten lookups, a DKIM key gone, DMARC missing or merely watching, and what changed since the Monday before. Nothing to say: no email, except on the first Monday of the month.',
    avoid:
      'It reads settings; it does not know who really sends. Before tightening DMARC, read the reports sent to “rua” for some weeks. A server that signs under a selector you did not list goes unseen.',
    approval:
      'Nobody approves, as the DNS is never touched. Whoever keeps the zone corrects it; a fault is told again every Monday while it exists.',
    failure:
      'A name the resolver does not give: the domain is called “not checked” and its known state stays. Email refused: Slack gets it, nothing is noted, the change will be told again. Table silent: faults are told, changes are not.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: { fr: 'Un enregistrement change rarement.', en: 'Records seldom change.' },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos domaines', en: 'Your domains' },
      why: {
        fr: 'Avec les sélecteurs DKIM de chacun (dans l’en-tête d’un message envoyé : « s= »). Sans sélecteur, le domaine est censé ne rien envoyer.',
        en: 'With each one’s DKIM selectors (“s=” in the header of a message you sent). Without any, the domain is taken to send nothing.',
      },
      with: fields({
        domains: {
          as: 'array',
          value:
            '[{"name": "votre-entreprise.example", "selectors": ["selector1", "mailjet"]}, {"name": "votre-ancien-nom.example", "selectors": []}]',
        },
        to: 'informatique@votre-entreprise.example',
      }),
    },
    names: {
      use: 'code',
      name: { fr: 'Noms à demander', en: 'Names to ask' },
      why: {
        fr: 'Le domaine, « _dmarc » et chaque clé.',
        en: 'The domain, “_dmarc” and each key.',
      },
      with: allItems(NAMES),
    },
    queue: {
      use: 'code',
      name: { fr: 'File d’attente', en: 'Queue' },
      why: {
        fr: 'Deux domaines citent souvent le même prestataire.',
        en: 'Two domains often name the same supplier.',
      },
      with: allItems(QUEUE),
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Demander au DNS', en: 'Ask the DNS' },
      why: {
        fr: 'Le résolveur public de Google, par HTTPS : ces enregistrements sont publics.',
        en: 'Google’s public resolver, over HTTPS: these records are public.',
      },
      with: {
        url: 'https://dns.google/resolve',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'name', value: '={{ $json.name }}' },
            { name: 'type', value: 'TXT' },
          ],
        },
        options: {
          timeout: 10_000,
          batching: { batch: { batchSize: 5, batchInterval: 500 } },
          response: { response: { responseFormat: 'json' } },
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    gather: {
      use: 'code',
      name: { fr: 'Suivre les inclusions', en: 'Follow the includes' },
      why: {
        fr: 'Les recherches d’un prestataire comptent dans les vôtres.',
        en: 'A supplier’s lookups count among yours.',
      },
      with: allItems(GATHER),
    },
    more: {
      use: 'if',
      name: { fr: 'Tout est lu ?', en: 'All read?' },
      why: {
        fr: 'Une inclusion peut en cacher une autre ; au-delà de deux cents noms, on s’arrête.',
        en: 'One include may hide another; beyond two hundred names it stops.',
      },
      with: all(isTrue('={{ $json.done }}')),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Lundi dernier', en: 'Last Monday' },
      why: { fr: 'Colonnes en texte : domain, records.', en: 'Text columns: domain, records.' },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      onError: 'continue',
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger chaque domaine', en: 'Judge each domain' },
      why: {
        fr: 'Dix recherches au plus : c’est la limite de la norme (RFC 7208).',
        en: 'Ten lookups at most: that is the standard’s limit (RFC 7208).',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            noSpf: 'SPF absent',
            twoSpf: 'deux enregistrements SPF : aucun ne compte',
            lookups: 'SPF trop long, recherches (10 au plus) : ',
            open: 'SPF ouvert : il ne finit ni par -all ni par ~all',
            sendsNothing: 'n’envoie rien : SPF devrait être « v=spf1 -all »',
            noKey: 'clé DKIM absente ou révoquée : ',
            noDmarc: 'DMARC absent',
            twoDmarc: 'deux enregistrements DMARC',
            watches: 'DMARC observe sans rien bloquer (p=none)',
            noReport: 'DMARC sans adresse de rapports (rua)',
            reject: 'n’envoie rien : DMARC devrait être p=reject',
            partly: 'DMARC ne vaut que pour une part des messages, en % : ',
            unread: 'non contrôlé, sans réponse pour : ',
            changed: 'changé ; c’était : ',
            added: 'ajouté : ',
          },
          en: {
            noSpf: 'SPF is missing',
            twoSpf: 'two SPF records: neither counts',
            lookups: 'SPF too long, lookups (10 at most): ',
            open: 'SPF is open: it ends neither in -all nor in ~all',
            sendsNothing: 'sends nothing: SPF should be “v=spf1 -all”',
            noKey: 'DKIM key missing or revoked: ',
            noDmarc: 'DMARC is missing',
            twoDmarc: 'two DMARC records',
            watches: 'DMARC watches and blocks nothing (p=none)',
            noReport: 'DMARC without an address for reports (rua)',
            reject: 'sends nothing: DMARC should be p=reject',
            partly: 'DMARC holds for a part of the messages only, in %: ',
            unread: 'not checked, no answer for: ',
            changed: 'changed; it was: ',
            added: 'added: ',
          },
        }),
      ),
    },
    report: {
      use: 'code',
      name: { fr: 'Écrire le message', en: 'Write the message' },
      why: { fr: 'Un seul, pour tous les domaines.', en: 'One, for all domains.' },
      with: allItems(REPORT),
    },
    worth: {
      use: 'if',
      name: { fr: 'De quoi écrire ?', en: 'Worth writing?' },
      why: {
        fr: 'Un mois sans nouvelles ferait douter du contrôle.',
        en: 'A month without news would make one doubt the check.',
      },
      with: all(amount('={{ $now.day <= 7 ? 1 : $json.told }}', 'gt', 0)),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’informatique', en: 'Write to IT' },
      why: {
        fr: 'Ce qui a changé, à côté de ce que c’était.',
        en: 'What changed, beside what it was.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: '=SPF, DKIM, DMARC : {{ $json.told }} domaine(s) à revoir sur {{ $json.domains }}',
          en: '=SPF, DKIM, DMARC: {{ $json.told }} of {{ $json.domains }} domain(s) to look at',
        },
        {
          fr: "={{ $json.text || 'Tous les domaines sont en ordre.' }}",
          en: "={{ $json.text || 'All domains are in order.' }}",
        },
      ),
      onError: 'output',
      retry: [3, 20],
    },
    rows: {
      use: 'code',
      name: { fr: 'Ce qui a été lu', en: 'What was read' },
      why: {
        fr: 'Une panne ne doit pas passer pour un changement.',
        en: 'An outage must not pass for a change.',
      },
      with: allItems(ROWS),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder l’état', en: 'Keep the state' },
      why: { fr: 'Une fois dit, pas avant.', en: 'Once told, not before.' },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'domain', keyValue: '={{ $json.domain }}' }] },
        columns: columns({ domain: '={{ $json.domain }}', records: '={{ $json.records }}' }),
        options: {},
      },
    },
    instead: {
      use: 'slack',
      name: { fr: 'Le dire dans Slack', en: 'Say it in Slack' },
      why: {
        fr: 'Le courriel est peut-être justement ce qui ne part plus.',
        en: 'Email may be the very thing that no longer leaves.',
      },
      with: posted(
        { fr: '#informatique', en: '#it' },
        {
          fr: "=:warning: Courriel refusé. SPF, DKIM, DMARC :\n{{ $('report').first().json.text || 'Tous les domaines sont en ordre.' }}",
          en: "=:warning: Email refused. SPF, DKIM, DMARC:\n{{ $('report').first().json.text || 'All domains are in order.' }}",
        },
      ),
      retry: [3, 20],
    },
  },
  links: [
    'monday > settings > names > queue > ask > gather > more.yes > known > judge > report > worth.yes > write > rows > keep',
    'more.no > queue',
    'worth.no > rows',
    'write.error > instead',
  ],
  examples,
})
