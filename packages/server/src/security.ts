/** Security headers: they allow our pages no more than the client needs. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Abilities of browsers that no table needs. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = DENIED.map((ability) => `${ability}=()`).join(', ');

/** Puts the headers of security on every answer. */
export async function secure(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // The proxy that ends TLS sets that header; here it would lock out plain localhost.
    strictTransportSecurity: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (!isTrustworthy(request)) for (const name of SECURE_ORIGINS_ONLY) reply.removeHeader(name);
  });
}

/** Browsers heed these on secure origins only, and complain about them on every other page. */
const SECURE_ORIGINS_ONLY = ['cross-origin-opener-policy', 'origin-agent-cluster'];

/** True if browsers call the origin secure: over TLS, or on the machine itself. */
function isTrustworthy({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127[.][\d.]+|\[::1\])$/.test(hostname);
}
