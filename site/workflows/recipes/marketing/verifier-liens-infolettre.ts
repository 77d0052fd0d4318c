import { eachItem } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, truth } from '../../fragments/fields.ts'
import { allIn, onceBy } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-liens-infolettre.examples.ts'

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 25,
  published: '2026-11-23',
  fr: {
    title: 'Essayer les liens d’une infolettre avant l’envoi',
    problem:
      'Quatre mille courriels sont partis, et le bouton mène à une page effacée, ou à « # ». Personne n’avait cliqué partout dans l’envoi de test ; la suite est un courriel d’excuse.',
    outcome:
      'Vous envoyez le test à une adresse dédiée. Deux minutes plus tard arrive la liste des liens à reprendre : vides, en panne, sans paramètre de suivi. Le lien de désinscription est vérifié.',
    avoid:
      'Votre outil remplace-t-il les liens par les siens pour compter les clics ? Coupez ce suivi dans l’envoi de test, sinon le flux essaie des redirections. Il ne juge ni le texte ni l’affichage.',
    approval:
      'Le flux lit et répond ; la campagne reste entre vos mains. Un lien signalé peut être juste : certaines pages refusent les robots, et c’est à vous de cliquer.',
    failure:
      'Une page qui ne répond pas devient une ligne du rapport, et les autres sont essayées quand même. Un message sans aucun lien reçoit aussi sa réponse : le silence voudrait dire que le flux est arrêté.',
  },
  en: {
    title: 'Try every link of a newsletter before it leaves',
    problem:
      'Four thousand e-mails are out, and the button leads to a deleted page, or to “#”. Nobody had clicked everywhere in the test; what follows is an apology by e-mail.',
    outcome:
      'You send the test to an address kept for that. Two minutes later comes a list of links to mend: empty, broken, lacking a tracking parameter. It also says whether the unsubscribe link is there.',
    avoid:
      'If your tool swaps links for its own to count clicks, switch that off in the test; otherwise the flow tries redirects. It judges neither the text nor how it looks.',
    approval:
      'The flow reads and answers; the campaign stays in your hands. A link on the list may be fine: some pages turn robots away, and clicking is up to you.',
    failure:
      'A page that does not answer becomes a line of the report, and the others are tried all the same. A message without any link gets an answer too: silence would mean that the flow has stopped.',
  },
  nodes: {
    inbox: {
      use: 'emailImap',
      name: { fr: 'Envoi de test reçu', en: 'Test mailing received' },
      why: {
        fr: 'Le message tel qu’il part, quel que soit l’outil qui l’envoie.',
        en: 'The message as it leaves, whichever tool sends it.',
      },
      with: { mailbox: 'INBOX', postProcessAction: 'read', format: 'simple', options: {} },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre domaine', en: 'Your domain' },
      why: {
        fr: 'Le suivi n’est exigé que sur vos propres pages.',
        en: 'Tracking is asked for on your own pages only.',
      },
      with: fields({
        domain: 'votre-boutique.example',
        sender: 'liens@votre-boutique.example',
        to: 'marketing@votre-boutique.example',
      }),
    },
    read: {
      use: 'code',
      name: { fr: 'Relever les liens', en: 'Collect the links' },
      why: {
        fr: 'Ceux des images et des boutons comme ceux du texte, « & » remis en clair.',
        en: 'Those of images and buttons as well as of the text, with “&” made plain.',
      },
      with: eachItem(`const page = $json.textHtml ?? ''
const found = [...page.matchAll(/<a\\s[^>]*?href\\s*=\\s*(["'])(.*?)\\1/gis)]
return { json: { links: found.map((one) => one[2].replaceAll('&amp;', '&').trim()) } }`),
    },
    some: {
      use: 'if',
      name: { fr: 'Y en a-t-il ?', en: 'Are there any?' },
      why: {
        fr: 'Un message sans lien est souvent la version texte, reçue par erreur.',
        en: 'A message without links is often the text version, sent by mistake.',
      },
      with: all(isFilled('={{ $json.links }}', 'array')),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Lien par lien', en: 'Link by link' },
      why: {
        fr: 'Une panne ne doit cacher aucune des suivantes.',
        en: 'One broken link must not hide those after it.',
      },
      with: { fieldToSplitOut: 'links', options: { destinationFieldName: 'link' } },
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Une fois chacun', en: 'Each once' },
      why: {
        fr: 'Le même bouton revient trois fois ; la page n’a pas à être appelée trois fois.',
        en: 'The same button comes three times; its page need not be called three times.',
      },
      with: onceBy('link'),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Quelle sorte ?', en: 'Which kind?' },
      why: {
        fr: 'Ouvrir le lien de désinscription désinscrirait l’adresse de test.',
        en: 'Opening the unsubscribe link would unsubscribe the test address.',
      },
      with: cases({
        leave: text(
          '={{ $json.link.toLowerCase() }}',
          'regex',
          'unsub|sinscri|optout|^mailto:|^tel:|^#.',
        ),
        empty: text(
          '={{ $json.link.toLowerCase() }}',
          'regex',
          '^#?$|\\{\\{|\\[\\[|%7b%7b|\\*\\||localhost|preprod',
        ),
      }),
    },
    wrong: {
      use: 'set',
      name: { fr: 'Noter : oublié', en: 'Note: forgotten' },
      why: {
        fr: 'Un « # » ou une variable restée là : inutile d’appeler qui que ce soit.',
        en: 'A “#” or a variable left over: no need to call anybody.',
      },
      with: fields(
        { link: '={{ $json.link }}', fault: { fr: 'lien non rempli', en: 'link not filled in' } },
        { alone: true },
      ),
    },
    open: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la page', en: 'Open the page' },
      why: {
        fr: 'Cinq à la fois et dix secondes au plus : votre site n’a pas à en souffrir.',
        en: 'Five at a time, ten seconds at most: your site should not suffer from it.',
      },
      with: {
        url: '={{ $json.link }}',
        options: {
          batching: { batch: { batchSize: 5, batchInterval: 500 } },
          timeout: 10000,
          response: { response: { responseFormat: 'text' } },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    opened: {
      use: 'set',
      name: { fr: 'Noter : suivi', en: 'Note: tracking' },
      why: {
        fr: 'Sans « utm_source », la visite comptera comme venue de nulle part.',
        en: 'Without “utm_source” the visit will count as coming from nowhere.',
      },
      with: fields(
        {
          link: "={{ $('once').item.json.link }}",
          fault: {
            fr: "={{ $('once').item.json.link.includes($('settings').first().json.domain) && !$('once').item.json.link.includes('utm_source=') ? 'sans suivi' : '' }}",
            en: "={{ $('once').item.json.link.includes($('settings').first().json.domain) && !$('once').item.json.link.includes('utm_source=') ? 'no tracking' : '' }}",
          },
        },
        { alone: true },
      ),
    },
    dead: {
      use: 'set',
      name: { fr: 'Noter : en panne', en: 'Note: broken' },
      why: {
        fr: 'La réponse reçue dit si la page est partie ou si le site est lent.',
        en: 'The answer tells a deleted page from a slow site.',
      },
      with: fields(
        {
          link: "={{ $('once').item.json.link }}",
          fault: {
            fr: "={{ 'ne s’ouvre pas (' + ($json.error.message ?? $json.error) + ')' }}",
            en: "={{ 'does not open (' + ($json.error.message ?? $json.error) + ')' }}",
          },
        },
        { alone: true },
      ),
    },
    together: {
      use: 'merge',
      name: { fr: 'Tous les constats', en: 'All findings' },
      why: {
        fr: 'Un rapport pour l’infolettre, pas un message par lien.',
        en: 'One report for the newsletter, not one message a link.',
      },
      with: { mode: 'append', numberInputs: 4 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'En faire une liste', en: 'Make it a list' },
      why: {
        fr: 'Les bons liens y sont aussi : le rapport dit combien furent essayés.',
        en: 'Good links are in it too, to tell how many were tried.',
      },
      with: allIn('found'),
    },
    report: {
      use: 'set',
      name: { fr: 'Écrire le rapport', en: 'Write the report' },
      why: {
        fr: 'Les fautes seules, et le lien de désinscription : la loi le veut.',
        en: 'Faults alone, and the unsubscribe link, which the law asks for.',
      },
      with: fields(
        {
          faults: {
            fr: "={{ $json.found.filter(one => one.fault).map(one => '- ' + one.fault + ' : ' + (one.link || '(vide)')).join('\\n') }}",
            en: "={{ $json.found.filter(one => one.fault).map(one => '- ' + one.fault + ': ' + (one.link || '(empty)')).join('\\n') }}",
          },
          tried: {
            as: 'number',
            value: '={{ $json.found.filter(one => one.fault !== undefined).length }}',
          },
          leaves: truth(
            "={{ $('read').first().json.links.some(one => /unsub|sinscri|optout/i.test(one)) }}",
          ),
        },
        { alone: true },
      ),
    },
    answer: {
      use: 'emailSend',
      name: { fr: 'Répondre à l’équipe', en: 'Answer the team' },
      why: {
        fr: 'L’objet dit s’il faut ouvrir : rien à reprendre, ou combien.',
        en: 'The subject says whether to open it: nothing to mend, or how much.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ $json.faults === '' && $json.leaves ? 'Liens en ordre' : 'Liens à reprendre' }} : {{ $('inbox').first().json.subject }}",
          en: "={{ $json.faults === '' && $json.leaves ? 'Links in order' : 'Links to mend' }}: {{ $('inbox').first().json.subject }}",
        },
        emailFormat: 'text',
        text: {
          fr: "=Liens essayés : {{ $json.tried }}\nLien de désinscription : {{ $json.leaves ? 'présent' : 'ABSENT' }}\n\n{{ $json.faults || 'Rien à reprendre.' }}",
          en: "=Links tried: {{ $json.tried }}\nUnsubscribe link: {{ $json.leaves ? 'there' : 'MISSING' }}\n\n{{ $json.faults || 'Nothing to mend.' }}",
        },
        options: { appendAttribution: false },
      },
    },
    none: {
      use: 'emailSend',
      name: { fr: 'Dire qu’il n’y a pas de lien', en: 'Say there is no link' },
      why: {
        fr: 'Qui a envoyé le test attend une réponse.',
        en: 'Whoever sent the test is waiting for an answer.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Aucun lien trouvé : {{ $('inbox').first().json.subject }}",
          en: "=No link found: {{ $('inbox').first().json.subject }}",
        },
        emailFormat: 'text',
        text: {
          fr: 'Le message ne contient aucun lien, pas même celui de désinscription. Était-ce la version texte ?',
          en: 'The message holds no link, not even the unsubscribe one. Was it the text version?',
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'inbox > settings > read > some.yes > each > once > kind.other > open > opened > together:0 > gather > report > answer',
    'open.error > dead > together:1',
    'kind.empty > wrong > together:2',
    'kind.leave > together:3',
    'some.no > none',
  ],
  examples,
})
