import type {Problem} from '../../base/problem.js';
import {isUserInfoUrl} from '../../base/user-info-url.js';
import type {CheckedProject} from '../project.js';

/** Reports a `userInfo` URL that browsers do not request, because the request would send cookies to it. */
export function checkUserInfoUrl({read: {config}, places}: CheckedProject): readonly Problem[] {
  const written = config.lectern.userInfo;
  if (written === undefined || isUserInfoUrl(written)) return [];
  return [
    {
      code: 'user-info-url',
      level: 'error',
      message: `integrations.lectern.userInfo is ${JSON.stringify(written)}, not an https URL or a path of this site. Browsers send cookies to it.`,
      fix: `Write "userInfo": "${findAllowedUrl(written)}".`,
      place: places.of(['integrations', 'lectern', 'userInfo']),
    },
  ];
}

function findAllowedUrl(written: string): string {
  const https = written.replace(/^(?:http:)?\/\//i, 'https://');
  if (isUserInfoUrl(https)) return https;
  const path = `/${written.replace(/^[./\\]+/, '')}`;
  return !written.includes(':') && isUserInfoUrl(path) ? path : '/api/session';
}
