const find = id => document.querySelector(`#${id}`);

find('object').spec = {
  openapi: '3.1.0',
  info: {title: 'Tides', version: '1'},
  paths: {
    '/tides': {
      get: {
        summary: 'Tides of a harbor',
        parameters: [{name: 'harbor', in: 'query', required: true, schema: {type: 'string', example: 'Ostend'}}],
        responses: {200: {description: 'High and low water of the day.'}},
      },
    },
  },
};

find('requests').addEventListener('openapi-before-send', event => {
  event.request = {...event.request, headers: [...event.request.headers, ['X-Client', 'harbor-journal']]};
  find('heard').textContent = `${event.request.method} ${event.request.url}`;
});
find('requests').addEventListener('openapi-response', ({response}) => {
  find('heard').textContent += `: ${response.status}, ${response.bytes} bytes in ${Math.round(response.ms)} ms`;
});

find('reload').addEventListener('click', () => find('shown').reload());
find('shown').addEventListener('openapi-shown', ({view}) => {
  find('shown-at').textContent = `${view.title}, drawn at ${new Date().toLocaleTimeString()}`;
});
