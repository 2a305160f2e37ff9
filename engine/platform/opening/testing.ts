/** What somebody might put where an address is expected: more than 200, none of which may be opened or handed over. */
export function hostileLinks(): string[] {
  const scripts = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)'];
  const other = [
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'about:blank',
    'view-source:https://evil.example',
  ];
  const apps = [
    'intent://evil#Intent;scheme=evil;end',
    'evilapp://cn',
    'tel:110',
    'sms:110',
    'mailto:a@evil.example',
  ];
  const hosts = [
    ...[
      'https://evil.example/',
      'http://evil.example/',
      '//evil.example/',
      '\\\\evil.example\\',
      '/\\evil.example',
    ],
    ...[
      'https:evil.example',
      'https:/evil.example',
      'https://evil.example:443/',
      'https://evil.example.:8443/',
    ],
    ...[
      'https://gala-cn.onelink.example.com@evil.example/',
      'https://evil.example\\@gala-cn.onelink.example.com/',
    ],
    ...['https://gala-cn.onelink.example.com.evil.example/', 'https://gala-cn.onelink.example.com:8443/GaCn'],
    ...['http://gala-cn.onelink.example.com/GaCn', 'https://u:p@gala-cn.onelink.example.com/GaCn'],
    ...[
      'https://xn--gala-cn-onelink.example.com/',
      'https://gаla-cn.onelink.example.com/',
      'https://[::1]/',
      'https://1.1/',
    ],
    ...[
      'ftp://gala-cn.onelink.example.com/',
      'wss://gala-cn.onelink.example.com/',
      'https://',
      'https://%00/',
      '',
      ' ',
    ],
  ];
  const wrap = (text: string): string[] => [
    text,
    ` ${text}`,
    `\u0000${text}`,
    `\t\n${text}`,
    `${text}\r\n`,
    text.toUpperCase(),
    text.replace(/^(..)/, '$1\t'),
    text.replace(':', '\u200b:'),
  ];
  return [...scripts, ...other, ...apps, ...hosts].flatMap(wrap);
}
