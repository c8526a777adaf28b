import { norwayDe } from '#src/pages/blog/articles/norwegen-camping-angeln.de.ts';
import { norwayEn } from '#src/pages/blog/articles/norwegen-camping-angeln.en.ts';
import { articleContract } from './article.contract.ts';

articleContract({ en: norwayEn, de: norwayDe });
